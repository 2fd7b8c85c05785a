// Brings parts of a page up to date, by asking for the page again, unless somebody is at work in them.
import { localizeTimes } from "./texts.js";

let busy = false;

export async function refreshRegions() {
    const regions = [...document.querySelectorAll("[data-refresh=auto]")].filter(isIdle);
    if (busy || document.hidden || regions.length === 0 || document.querySelector("dialog[open]")) {
        return;
    }
    busy = true;
    try {
        const answer = await fetch(location.href, { cache: "no-store" });
        if (answer.ok && !answer.redirected) {
            const page = new DOMParser().parseFromString(await answer.text(), "text/html");
            regions.filter(isIdle).forEach(region => replace(region, page.getElementById(region.id)));
        }
    } catch {
        // The badge says it.
    } finally {
        busy = false;
    }
}

function replace(region, fresh) {
    if (fresh) {
        region.replaceChildren(...document.importNode(fresh, true).childNodes);
        localizeTimes(region);
    }
}

function isIdle(region) {
    return !region.contains(document.activeElement) && !region.querySelector("details[open]") && !isSelectedIn(region);
}

function isSelectedIn(region) {
    const selection = getSelection();
    return !selection.isCollapsed && region.contains(selection.anchorNode);
}
