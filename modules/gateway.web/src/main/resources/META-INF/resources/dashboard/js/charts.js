// The charts of the overview, drawn by Chart.js, which the page has loaded before this.
import { count, millis, minuteOfDay, short, timeOfDay } from "./texts.js";
import { palette } from "./palette.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** How much of the time is shown at least. */
const LEAST_SHOWN = 0.2;
let charts = {};
let colors = palette();
let last = null;
let traffic = "minute";

/** Draws the figures; the first time, makes the charts. */
export function showCharts(data) {
    last = data;
    if (!charts.traffic) {
        make();
    }
    drawTraffic(data);
    drawEndpoints(data.topEndpoints);
    drawStatuses(data.statuses);
    drawLatency(data.latency);
}

/** Draws everything again in the colours of another theme. */
export function recolorCharts() {
    colors = palette();
    Object.values(charts).forEach(chart => chart.destroy());
    charts = {};
    if (last) {
        showCharts(last);
    }
}

export function enableTrafficSwitch(group) {
    group.hidden = false;
    group.addEventListener("click", event => {
        const button = event.target.closest("button");
        if (button) {
            traffic = button.value;
            for (const one of group.querySelectorAll("button")) {
                one.setAttribute("aria-pressed", String(one === button));
            }
            if (last) {
                drawTraffic(last);
            }
        }
    });
}

function make() {
    Object.assign(Chart.defaults, { animation: false, responsive: true, maintainAspectRatio: false });
    Chart.defaults.color = colors.muted;
    Chart.defaults.borderColor = colors.border;
    Chart.defaults.font.family = getComputedStyle(document.body).fontFamily;
    Chart.defaults.font.size = 12;
    Chart.defaults.plugins.legend.display = false;
    Object.assign(Chart.defaults.plugins.tooltip, { displayColors: false, padding: 10, cornerRadius: 6 });
    charts = {
        traffic: chart("traffic-chart", "line", lineOptions(), [line()]),
        endpoints: chart("endpoints-chart", "bar", barOptions("y", count), [bars([colors.series[0]])]),
        statuses: chart("statuses-chart", "doughnut", doughnutOptions(), [ring()]),
        latency: chart("latency-chart", "bar", latencyOptions(), [bars([colors.series[1]])]),
    };
}

function chart(id, type, options, datasets) {
    return new Chart(document.getElementById(id), { type, options, data: { labels: [], datasets } });
}

const line = () => ({
    data: [],
    borderColor: colors.series[0],
    backgroundColor: colors.soft,
    borderWidth: 2,
    fill: true,
    pointRadius: 0,
    pointHitRadius: 12,
    cubicInterpolationMode: "monotone",
    // The minute under way is not complete yet.
    segment: { borderDash: at => (traffic === "minute" && at.p1DataIndex === at.chart.data.labels.length - 1 ? [4, 4] : undefined) },
});

const bars = backgroundColor => ({ data: [], backgroundColor, borderRadius: 4, maxBarThickness: 26 });

const ring = () => ({
    data: [],
    backgroundColor: [colors.series[1], colors.series[0], colors.series[2], colors.series[3]],
    borderColor: colors.surface,
    borderWidth: 2,
});

const grid = () => ({ color: colors.border, drawTicks: false });

const lineOptions = () => ({
    interaction: { mode: "index", intersect: false },
    scales: {
        x: { grid: { display: false }, ticks: { autoSkip: true, autoSkipPadding: 20, maxTicksLimit: 8, maxRotation: 0 } },
        y: { beginAtZero: true, suggestedMax: 4, grid: grid(), border: { display: false }, ticks: { precision: 0, padding: 8, maxTicksLimit: 6, callback: short } },
    },
});

const barOptions = (indexAxis, format) => {
    const value = { beginAtZero: true, grid: grid(), border: { display: false }, ticks: { maxTicksLimit: 5, padding: 6, callback: short } };
    const name = { grid: { display: false }, ticks: { callback(at) { return shortened(this.getLabelForValue(at), this.chart.width / 16); } } };
    return {
        indexAxis,
        plugins: { tooltip: { callbacks: { label: item => format(item.raw) } } },
        scales: indexAxis === "y" ? { x: value, y: name } : { x: name, y: value },
    };
};

// The slowest is often a thousand times as slow as most are.
const latencyOptions = () => {
    const options = barOptions("x", millis);
    Object.assign(options.scales.y, { type: "logarithmic", beginAtZero: false });
    options.scales.y.ticks.callback = value => (Number.isInteger(Math.log10(value)) ? `${value} ms` : null);
    return options;
};

const doughnutOptions = () => ({
    cutout: "68%",
    plugins: {
        tooltip: { callbacks: { label: item => count(item.raw) } },
    },
});

/** The beginning and the end of a text, in about so many characters. */
function shortened(text, room) {
    const half = Math.floor(Math.min(Math.max(room, 14), 30) / 2);
    return text.length > 2 * half ? `${text.slice(0, half - 1)}…${text.slice(-half)}` : text;
}

function drawTraffic(data) {
    const perMinute = traffic === "minute";
    const values = fromTheFirst(perMinute ? data.requestsByMinute : data.requestsPerSecond);
    const end = perMinute ? Math.floor(data.timestamp / MINUTE) * MINUTE : data.timestamp - SECOND;
    const step = perMinute ? MINUTE : SECOND;
    const format = perMinute ? minuteOfDay : timeOfDay;
    const labels = values.map((_, index) => format(end - (values.length - 1 - index) * step));
    draw("traffic", labels, values, `requests per ${traffic}, at present ${count(values.at(-1))}`);
}

/** Without most of the nothing before the first request: a gateway that has just begun has more to show than that. */
function fromTheFirst(values) {
    const first = values.findIndex(value => value > 0);
    const shortest = Math.floor(values.length * LEAST_SHOWN);
    return first < 1 ? values : values.slice(Math.min(first - 1, values.length - shortest));
}

function drawEndpoints(endpoints) {
    const paths = endpoints.map(endpoint => endpoint.path);
    const counts = endpoints.map(endpoint => endpoint.count);
    draw("endpoints", paths, counts, paths.map((path, at) => `${path} ${count(counts[at])}`).join(", "));
}

function drawStatuses(statuses) {
    // Nobody sends 1xx as an answer of its own.
    const all = Object.entries(statuses).filter(([name]) => name !== "1xx");
    const labels = all.map(([name]) => name);
    draw("statuses", labels, all.map(([, value]) => value), all.map(([name, value]) => `${name} ${count(value)}`).join(", "));
}

function drawLatency(latency) {
    const values = [latency.p50, latency.p95, latency.p99, latency.max];
    // From the power of ten below the smallest, so that its bar can be seen.
    charts.latency.options.scales.y.min = 10 ** Math.floor(Math.log10(Math.max(latency.p50, 0.01) / 1.5));
    draw("latency", ["p50", "p95", "p99", "max"], values, `response times up to ${millis(latency.max)}`);
}

function draw(name, labels, values, description) {
    const { canvas, data } = charts[name];
    data.labels = labels;
    data.datasets[0].data = values;
    const box = canvas.parentElement;
    const empty = values.every(value => value === 0);
    canvas.setAttribute("aria-label", empty ? "No requests yet" : description);
    canvas.hidden = empty && name !== "traffic";
    if (canvas.hidden) {
        box.dataset.empty = "No requests yet";
    } else {
        delete box.dataset.empty;
        charts[name].update("none");
    }
}
