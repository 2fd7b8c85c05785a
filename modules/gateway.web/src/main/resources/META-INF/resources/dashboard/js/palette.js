// The colours of the theme in force, as a canvas understands them.
export function palette() {
    const probe = document.createElement("span");
    probe.hidden = true;
    document.body.append(probe);
    const color = name => {
        probe.style.color = `var(${name})`;
        return getComputedStyle(probe).color;
    };
    const colors = {
        muted: color("--muted"),
        border: color("--border"),
        surface: color("--surface"),
        soft: color("--accent-soft"),
        series: [1, 2, 3, 4, 5].map(number => color(`--series-${number}`)),
    };
    probe.remove();
    return colors;
}
