// Says whether a page is live, and makes it look stale when it is not.
import { timeOfDay } from "./texts.js";

const STALE = new Set(["stale", "logged-out", "not-allowed"]);
const REFUSED = { "logged-out": "Logged out", "not-allowed": "Not allowed" };

/**
 * @param stream the stream that keeps the page up to date
 * @param badge has one element for the text, a link for those who are logged out, and one that is read out
 */
export function showState(stream, badge) {
    const text = badge.querySelector("[data-text]");
    const login = badge.querySelector("a");
    const spoken = badge.querySelector("[role=status]");
    let before = "";
    stream.addEventListener("state", () => {
        const { state } = stream;
        setText(text, textOf(stream));
        if (state !== before) {
            before = state;
            badge.dataset.state = state;
            document.body.dataset.freshness = STALE.has(state) ? "stale" : "fresh";
            login.hidden = state !== "logged-out";
            // The countdown itself would be read out every second.
            setText(spoken, spokenOf(stream));
        }
    });
}

function textOf(stream) {
    switch (stream.state) {
        case "live":
            return "Live";
        case "connecting":
            return "Connecting…";
        case "reconnecting":
            return `Reconnecting in ${seconds(stream)} s`;
        default:
            return REFUSED[stream.state] ?? `Not live since ${timeOfDay(stream.aliveAt)}${again(stream)}`;
    }
}

function spokenOf(stream) {
    const texts = { live: "Live", connecting: "", reconnecting: "Reconnecting", ...REFUSED };
    return texts[stream.state] ?? `Not live since ${timeOfDay(stream.aliveAt)}`;
}

const again = stream => (stream.retryAt > 0 ? `, again in ${seconds(stream)} s` : "");
const seconds = stream => Math.max(0, Math.ceil((stream.retryAt - Date.now()) / 1000));

function setText(element, value) {
    if (element.textContent !== value) {
        element.textContent = value;
    }
}
