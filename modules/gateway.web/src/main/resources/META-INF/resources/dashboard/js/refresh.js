// Brings parts of a page up to date, by asking for the page again, unless somebody is at work in them.
import { localizeTimes, timeOfDay } from "./texts.js";

/** After so many milliseconds a page is asked for again although nothing has happened. */
const SLOWLY = 30_000;
const PAUSE_AFTER_FAILURE = 10_000;
/** So few requests may be those of other pages that are open, which would keep each other busy without end. */
const FEW = 10;

const inserted = new WeakMap();
let busy = false;
let seen = 0;
let pause = 0;
let freshAt = Date.now();
let failedAt = 0;

/**
 * Regions with data-refresh="auto" are renewed when something has happened besides that; all of them once in a while.
 *
 * @param figures what the gateway has counted until now
 */
export async function refreshRegions(figures) {
    const others = figures.lifetimeRequests - seen;
    const now = Date.now();
    if (busy || !isDue(others, now) || document.hidden || document.querySelector("dialog[open]")) {
        return;
    }
    const regions = [...document.querySelectorAll("[data-refresh=auto], [data-refresh=slow]")].filter(isIdle);
    busy = true;
    const page = await currentPage();
    busy = false;
    if (page) {
        pause = others > FEW || !happened(others) ? 0 : Math.min(SLOWLY, 2 * pause + 1000);
        // With the request for the page itself.
        seen = figures.lifetimeRequests + 1;
        freshAt = now;
        failedAt = 0;
        document.body.dataset.interval = page.body.dataset.interval;
        regions.filter(isIdle).forEach(region => replace(region, page.getElementById(region.id)));
    } else {
        failedAt = now;
        regions.forEach(region => (region.dataset.outdated ??= `Not up to date since ${timeOfDay(freshAt)}`));
    }
}

function isDue(others, now) {
    const since = now - freshAt;
    const isAuto = document.querySelector("[data-refresh=auto]") !== null;
    const isDueAlready = isAuto && happened(others) && (others > FEW || since >= pause);
    return now - failedAt >= PAUSE_AFTER_FAILURE && (since > SLOWLY || isDueAlready);
}

/** The figures may be those just before the last renewal; after a restart of the gateway they begin anew. */
const happened = others => others > 0 || others < -1;

async function currentPage() {
    try {
        const answer = await fetch(location.href, { cache: "no-store" });
        const isPage = answer.ok && !answer.redirected;
        return isPage ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
    } catch {
        return null;
    }
}

function replace(region, fresh) {
    if (fresh) {
        delete region.dataset.outdated;
        const html = fresh.innerHTML;
        if (html !== (inserted.get(region) ?? region.innerHTML)) {
            region.replaceChildren(...document.importNode(fresh, true).childNodes);
            localizeTimes(region);
        }
        inserted.set(region, html);
    }
}

function isIdle(region) {
    // A dialog gives the focus back to where it came from, which has to be there still.
    const asked = document.querySelector("dialog[open]") !== null;
    const inUse = region.contains(document.activeElement) || region.querySelector("details[open]") !== null;
    return !asked && !inUse && !isSelectedIn(region);
}

function isSelectedIn(region) {
    const selection = getSelection();
    return !selection.isCollapsed && region.contains(selection.anchorNode);
}
