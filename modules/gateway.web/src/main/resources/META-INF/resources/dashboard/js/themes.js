// Lets people choose between light, dark and what their system says.
const KEY = "gateway-theme";

export function enableThemes(changed) {
    const group = document.querySelector("[data-themes]");
    group.hidden = false;
    group.addEventListener("click", event => {
        const button = event.target.closest("button");
        if (button) {
            choose(button.value);
            show(group);
            changed();
        }
    });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", changed);
    show(group);
}

function choose(theme) {
    const root = document.documentElement;
    if (theme === "system") {
        delete root.dataset.theme;
    } else {
        root.dataset.theme = theme;
    }
    try {
        localStorage.setItem(KEY, theme);
    } catch {
        // The choice then lasts as long as the page.
    }
}

function show(group) {
    const theme = document.documentElement.dataset.theme ?? "system";
    for (const button of group.querySelectorAll("button")) {
        button.setAttribute("aria-pressed", String(button.value === theme));
    }
}
