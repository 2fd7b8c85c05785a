// The refusals as they happen, newest first.
import { count, timeOfDay } from "./texts.js";

const LENGTH = 100;

export function showRefusals(stream, feed, state) {
    stream.addEventListener("data", event => add(feed, item(event.detail)));
    stream.addEventListener("reset", event => addGap(feed, gap(event.detail.missed)));
    stream.addEventListener("state", () => {
        state.textContent = stream.state === "live" ? "as they happen" : "not live";
    });
}

const gap = missed => (missed > 0 ? `${count(missed)} refusals not shown` : "some refusals not shown");

function add(feed, entry) {
    document.querySelector("[data-no-refusals]").hidden = true;
    feed.hidden = false;
    feed.prepend(entry);
    while (feed.children.length > LENGTH) {
        feed.lastElementChild.remove();
    }
}

function addGap(feed, text) {
    if (feed.firstElementChild?.textContent !== text) {
        const entry = document.createElement("li");
        entry.className = "gap";
        entry.textContent = text;
        add(feed, entry);
    }
}

function item(refusal) {
    const entry = document.createElement("li");
    const time = span("muted", timeOfDay(refusal.timestamp));
    const status = span(`tag s${String(refusal.status)[0]}`, String(refusal.status));
    const what = span("what mono", `${refusal.method} ${refusal.path}`);
    const policy = refusal.policy ? ` (${refusal.policy})` : "";
    const why = span("why", `${refusal.error}${policy} · ${refusal.clientId}`);
    what.title = refusal.path;
    entry.append(time, status, what, why);
    return entry;
}

function span(className, text) {
    const element = document.createElement("span");
    element.className = className;
    element.textContent = text;
    return element;
}
