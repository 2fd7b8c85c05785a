// Numbers and times as the pages show them.
const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const precise = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const compact = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });
const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", second: "2-digit" });
const hourAndMinute = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const date = new Intl.DateTimeFormat("sv-SE", { year: "numeric", month: "2-digit", day: "2-digit" });

export const count = value => whole.format(value);
export const percent = value => `${precise.format(value)} %`;
export const millis = value => `${value < 1000 ? precise.format(value) : whole.format(value)} ms`;
export const short = value => compact.format(value);
export const timeOfDay = value => clock.format(value);
export const minuteOfDay = value => hourAndMinute.format(value);

export function bytes(value) {
    const units = ["B", "KiB", "MiB", "GiB", "TiB"];
    let rest = value;
    let unit = 0;
    while (rest >= 1024 && unit < units.length - 1) {
        rest /= 1024;
        unit++;
    }
    return `${unit === 0 ? whole.format(rest) : rest.toFixed(1)} ${units[unit]}`;
}

/** Shows the times below a node, which were sent in UTC, as the clock on the wall does. */
export function localizeTimes(root) {
    for (const time of root.querySelectorAll("time[datetime]")) {
        const instant = new Date(time.dateTime);
        if (!Number.isNaN(instant.getTime())) {
            time.title = time.dateTime;
            time.textContent = `${date.format(instant)} ${clock.format(instant)}`;
        }
    }
    for (const zone of root.querySelectorAll("[data-zone]")) {
        zone.textContent = Intl.DateTimeFormat().resolvedOptions().timeZone;
    }
}
