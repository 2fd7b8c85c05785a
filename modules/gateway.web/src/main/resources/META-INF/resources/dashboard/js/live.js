// A stream of server-sent events that knows whether it is alive. EventSource itself gives up for good on any answer but
// 200, as while a server restarts, and does not notice a connection on which nothing comes any more.
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 30_000;
const STALE_AFTER = 20_000;
const PATIENCE = 12_000;
const MOST_PATIENCE = 300_000;

/**
 * Events: "state" whenever what there is to say about the stream has changed, "data" with what came.
 * States: connecting, live, reconnecting, stale (for a while not live), logged-out.
 */
export class LiveStream extends EventTarget {
    #url;
    #probe;
    #regular;
    #source = null;
    #timer = 0;
    #failures = 0;
    #patience = PATIENCE;
    #lastData = 0;
    #aliveAt = Date.now();
    state = "connecting";
    retryAt = 0;

    /**
     * @param url the stream
     * @param probe what is asked when the stream breaks, to learn whether somebody is logged out
     * @param regular whether data comes at regular intervals, so that silence means a broken connection
     */
    constructor(url, probe, regular) {
        super();
        this.#url = url;
        this.#probe = probe;
        this.#regular = regular;
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
        if (this.state !== "stale") {
            this.#enter("connecting");
        }
        this.retryAt = 0;
        const source = new EventSource(this.#url);
        this.#source = source;
        source.onopen = () => this.#regular || this.#alive();
        source.onmessage = event => this.#receive(event);
        source.onerror = () => this.#broken();
    }

    // A hidden page needs no figures, and browsers allow only six connections to a host without HTTP/2.
    #pause() {
        this.#close();
        this.#enter("connecting");
    }

    #receive(event) {
        this.#lastData = Date.now();
        this.#alive();
        this.dispatchEvent(new CustomEvent("data", { detail: JSON.parse(event.data) }));
    }

    #alive() {
        this.#failures = 0;
        this.#aliveAt = Date.now();
        this.#enter("live");
    }

    async #broken() {
        this.#close();
        this.#failures++;
        if (await this.#isLoggedOut()) {
            this.#enter("logged-out");
            return;
        }
        if (this.#source === null && !document.hidden) {
            const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (this.#failures - 1));
            // Pages that lost the same server at once should not come back at once.
            const jittered = delay * (0.8 + 0.4 * Math.random());
            this.retryAt = Date.now() + jittered;
            this.#timer = setTimeout(() => this.connect(), jittered);
            this.#enter(this.#isStale() ? "stale" : "reconnecting");
        }
    }

    async #isLoggedOut() {
        try {
            const answer = await fetch(this.#probe, { cache: "no-store", signal: AbortSignal.timeout(5000) });
            return answer.status === 401 || answer.status === 403;
        } catch {
            return false;
        }
    }

    #watch() {
        if (this.state === "live") {
            this.#aliveAt = this.#regular ? this.#aliveAt : Date.now();
            if (this.#regular && Date.now() - this.#lastData > this.#patience) {
                // Perhaps the gateway was told to send more seldom.
                this.#patience = Math.min(MOST_PATIENCE, 2 * this.#patience);
                this.#broken();
            }
        } else if (!document.hidden && this.state !== "logged-out" && this.#isStale()) {
            this.#enter("stale");
        }
        this.dispatchEvent(new Event("state"));
    }

    #isStale() {
        return Date.now() - this.#aliveAt > STALE_AFTER;
    }

    #enter(state) {
        this.state = state;
        this.dispatchEvent(new Event("state"));
    }

    #close() {
        clearTimeout(this.#timer);
        this.#source?.close();
        this.#source = null;
    }
}
