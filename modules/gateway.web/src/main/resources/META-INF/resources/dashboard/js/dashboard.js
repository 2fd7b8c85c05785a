// What every page of the dashboard does once it is there.
import { showState } from "./badge.js";
import { enableTrafficSwitch, recolorCharts, showCharts } from "./charts.js";
import { enableCopying } from "./copying.js";
import { enableDialogs } from "./dialogs.js";
import { showRefusals } from "./feed.js";
import { showFigures } from "./figures.js";
import { LiveStream } from "./live.js";
import { refreshRegions } from "./refresh.js";
import { localizeTimes } from "./texts.js";
import { enableThemes } from "./themes.js";

/** Where nothing happens, a comment comes that often, in milliseconds. */
const HEARTBEAT = 15_000;

// Mojarra leaves out an attribute whose value is empty.
const { base = "" } = document.body.dataset;
const api = `${base}/api/gateway`;
const isOverview = document.getElementById("traffic-chart") !== null;

localizeTimes(document);
enableThemes(recolorCharts);
enableDialogs();
enableCopying();
document.querySelector(".navigation [aria-current=page]")?.scrollIntoView({ block: "nearest", inline: "center" });

const interval = () => Number(document.body.dataset.interval);
const analytics = new LiveStream(`${api}/analytics/live`, interval, event => event.type === "message");
showState(analytics, document.getElementById("live-badge"));
analytics.addEventListener("data", event => {
    if (isOverview) {
        showFigures(event.detail);
        showCharts(event.detail);
    }
    refreshRegions(event.detail);
});
analytics.connect();

if (isOverview) {
    enableTrafficSwitch(document.querySelector("[data-traffic]"));
    const refusals = new LiveStream(`${api}/decisions/live`, () => HEARTBEAT, () => true);
    showRefusals(refusals, document.getElementById("refusals"), document.getElementById("refusals-state"));
    refusals.connect();
    showOnce();
}

/** The figures of now, also while there is no stream. */
async function showOnce() {
    try {
        const answer = await fetch(`${api}/analytics`, { cache: "no-store" });
        const figures = answer.ok ? await answer.json() : null;
        if (figures && analytics.state !== "live") {
            showFigures(figures);
            showCharts(figures);
        }
    } catch {
        // The badge says it.
    }
}
