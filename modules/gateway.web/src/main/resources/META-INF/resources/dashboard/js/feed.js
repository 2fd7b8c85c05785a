// The refusals as they happen, newest first.
import { timeOfDay } from "./texts.js";

const LENGTH = 100;

export function showRefusals(stream, feed, state) {
    const nothing = document.querySelector("[data-no-refusals]");
    stream.addEventListener("data", event => {
        nothing.hidden = true;
        feed.hidden = false;
        feed.prepend(item(event.detail));
        while (feed.children.length > LENGTH) {
            feed.lastElementChild.remove();
        }
    });
    stream.addEventListener("state", () => {
        state.textContent = stream.state === "live" ? "as they happen" : "not live";
    });
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
