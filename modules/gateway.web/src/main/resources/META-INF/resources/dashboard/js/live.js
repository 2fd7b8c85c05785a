// A stream of server-sent events that knows whether it is alive. EventSource itself gives up for good on any answer but
// 200, as while a server restarts, and does not notice a connection on which nothing comes any more.
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 30_000;
const STALE_AFTER = 20_000;
const SPARE = 2000;
const LONGEST_ATTEMPT = 10_000;
const PROBE_TIMEOUT = 5000;

/**
 * Events: "state" whenever what there is to say about the stream has changed, "data" with what came, "reset" with why
 * something is left out. States: connecting, live, reconnecting, stale (for a while not live), logged-out, not-allowed.
 */
export class LiveStream extends EventTarget {
    #url;
    #probe;
    #interval;
    #source = null;
    #attempt = 0;
    #connectedAt = 0;
    #timer = 0;
    #failures = 0;
    #lastData = 0;
    #aliveAt = Date.now();
    state = "connecting";
    retryAt = 0;

    /**
     * @param url the stream
     * @param probe what is asked when the stream breaks, to learn whether somebody is logged out
     * @param interval says after how many milliseconds data comes, so that silence means a broken connection; 0 if it
     *     comes whenever something happens
     */
    constructor(url, probe, interval) {
        super();
        this.#url = url;
        this.#probe = probe;
        this.#interval = interval;
        document.addEventListener("visibilitychange", () => (document.hidden ? this.#pause() : this.connect()));
        addEventListener("online", () => this.connect());
        addEventListener("pageshow", event => event.persisted && this.connect());
        setInterval(() => this.#watch(), 1000);
    }

    /** When it was alive last, in milliseconds since the epoch. */
    get aliveAt() {
        return this.state === "live" ? Date.now() : this.#aliveAt;
    }

    connect() {
        this.#close();
        this.retryAt = 0;
        if (document.hidden) {
            this.#enter("connecting");
            return;
        }
        if (this.state !== "stale") {
            this.#enter("connecting");
        }
        this.#connectedAt = Date.now();
        const source = new EventSource(this.#url);
        this.#source = source;
        source.onopen = () => this.#interval() > 0 || this.#alive();
        source.onmessage = event => this.#receive("data", event);
        source.addEventListener("reset", event => this.#receive("reset", event));
        source.onerror = () => this.#broken();
    }

    // A hidden page needs no figures, and browsers allow only six connections to a host without HTTP/2.
    #pause() {
        this.#close();
        this.#enter("connecting");
    }

    #receive(type, event) {
        const detail = JSON.parse(event.data);
        this.#failures = 0;
        this.#lastData = Date.now();
        this.#alive();
        this.dispatchEvent(new CustomEvent(type, { detail }));
    }

    #alive() {
        this.#aliveAt = Date.now();
        this.#enter("live");
    }

    async #broken() {
        this.#close();
        this.#waitFor(this.#delay());
        const attempt = this.#attempt;
        const status = await this.#probed();
        if (attempt !== this.#attempt || document.hidden) {
            return;
        }
        if (status === 401 || status === 403) {
            this.retryAt = 0;
            this.#enter(status === 401 ? "logged-out" : "not-allowed");
        } else {
            this.#timer = setTimeout(() => this.connect(), Math.max(0, this.retryAt - Date.now()));
        }
    }

    #delay() {
        const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#failures);
        this.#failures++;
        // Pages that lost the same server at once should not come back at once.
        return delay * (0.8 + 0.4 * Math.random());
    }

    #waitFor(delay) {
        this.retryAt = Date.now() + delay;
        this.#enter(this.#isStale() ? "stale" : "reconnecting");
    }

    /** The status of an answer to somebody who is logged in as this page is; 0 for no answer. */
    async #probed() {
        try {
            return (await fetch(this.#probe, { cache: "no-store", signal: AbortSignal.timeout(PROBE_TIMEOUT) })).status;
        } catch {
            return 0;
        }
    }

    #watch() {
        if (this.state === "live") {
            this.#watchLive();
        } else if (this.#source !== null && Date.now() - this.#connectedAt > LONGEST_ATTEMPT) {
            this.#broken();
        } else if (!document.hidden && this.#isHoping() && this.#isStale()) {
            this.#enter("stale");
        }
        this.dispatchEvent(new Event("state"));
    }

    #watchLive() {
        const now = Date.now();
        const interval = this.#interval();
        if (interval === 0) {
            this.#aliveAt = now;
            this.#failures = now - this.#connectedAt > LONGEST_ATTEMPT ? 0 : this.#failures;
        } else if (now - this.#lastData > 2 * interval + SPARE) {
            this.#broken();
        }
    }

    #isHoping() {
        return this.state !== "logged-out" && this.state !== "not-allowed";
    }

    #isStale() {
        return Date.now() - this.#aliveAt > STALE_AFTER;
    }

    #enter(state) {
        this.state = state;
        this.dispatchEvent(new Event("state"));
    }

    #close() {
        this.#attempt++;
        clearTimeout(this.#timer);
        this.#source?.close();
        this.#source = null;
    }
}
