// A stream of server-sent events that knows whether it is alive. EventSource gives up for good on any answer but 200, as
// while a server restarts, does not say which answer it was, and does not notice a connection on which not even a
// heartbeat comes any more.
import { events } from "./events.js";

const FIRST_DELAY = 1000;
const LONGEST_DELAY = 30_000;
const STALE_AFTER = 20_000;
const SPARE = 2000;
const LONGEST_ATTEMPT = 10_000;
const REFUSED = { 401: "logged-out", 403: "not-allowed" };

/**
 * Events: "state" whenever what there is to say about the stream has changed, "data" with what came, "reset" with why
 * something is left out. States: connecting, live, reconnecting, stale (for a while not live), logged-out, not-allowed.
 */
export class LiveStream extends EventTarget {
    #url;
    #interval;
    #isSign;
    #connection = null;
    #begunAt = 0;
    #heardAt = Date.now();
    #lastId = "";
    #timer = 0;
    #failures = 0;
    state = "connecting";
    retryAt = 0;

    /**
     * @param url the stream
     * @param interval says after how many milliseconds a sign of life comes at the latest; two are missed by a connection
     *     that is broken
     * @param isSign whether something that comes is one
     */
    constructor(url, interval, isSign) {
        super();
        this.#url = url;
        this.#interval = interval;
        this.#isSign = isSign;
        document.addEventListener("visibilitychange", () => this.connect());
        addEventListener("online", () => this.connect());
        addEventListener("pageshow", event => event.persisted && this.connect());
        setInterval(() => this.#watch(), 1000);
    }

    /** When it was alive last, in milliseconds since the epoch. */
    get aliveAt() {
        return this.state === "live" ? Date.now() : this.#heardAt;
    }

    /** Begins anew. A hidden page needs no stream, and browsers allow only six to a host without HTTP/2. */
    connect() {
        this.#close();
        this.retryAt = 0;
        if (document.hidden || this.state !== "stale") {
            this.#enter("connecting");
        }
        if (!document.hidden) {
            this.#begunAt = Date.now();
            this.#connection = new AbortController();
            this.#read(this.#connection);
        }
    }

    async #read(connection) {
        let status = 0;
        try {
            const answer = await fetch(this.#url, { cache: "no-store", headers: this.#headers(), signal: connection.signal });
            ({ status } = answer);
            if (answer.ok && connection === this.#connection) {
                await this.#follow(connection, answer.body);
            }
        } catch {
            // Broken, which is the same as ended.
        }
        if (connection === this.#connection) {
            this.#ended(status);
        }
    }

    /** With what came last, to get what has come since. */
    #headers() {
        return this.#lastId === "" ? {} : { "Last-Event-ID": this.#lastId };
    }

    async #follow(connection, body) {
        this.#hear({ type: "open", data: "", id: this.#lastId });
        for await (const event of events(body)) {
            if (connection !== this.#connection) {
                return;
            }
            this.#hear(event);
        }
    }

    #hear(event) {
        if (this.#isSign(event)) {
            this.#heardAt = Date.now();
            this.#enter("live");
        }
        this.#lastId = event.id || this.#lastId;
        if (event.data !== "") {
            const type = event.type === "message" ? "data" : event.type;
            this.dispatchEvent(new CustomEvent(type, { detail: JSON.parse(event.data) }));
        }
    }

    #ended(status) {
        this.#close();
        if (REFUSED[status]) {
            this.#enter(REFUSED[status]);
            return;
        }
        const delay = this.#delay();
        this.retryAt = Date.now() + delay;
        this.#timer = setTimeout(() => this.connect(), delay);
        this.#enter(this.#isStale() ? "stale" : "reconnecting");
    }

    #delay() {
        const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#failures);
        this.#failures++;
        // Pages that lost the same server at once should not come back at once.
        return delay * (0.8 + 0.4 * Math.random());
    }

    #watch() {
        const now = Date.now();
        if (this.state === "live") {
            this.#failures = now - this.#begunAt > LONGEST_ATTEMPT ? 0 : this.#failures;
            if (now - this.#heardAt > 2 * this.#interval() + SPARE) {
                this.#ended(0);
            }
        } else if (this.#connection !== null && now - this.#begunAt > LONGEST_ATTEMPT) {
            this.#ended(0);
        } else if (this.#isTrying() && this.#isStale()) {
            this.#enter("stale");
        }
        this.dispatchEvent(new Event("state"));
    }

    #isTrying() {
        return !document.hidden && !Object.values(REFUSED).includes(this.state);
    }

    #isStale() {
        return Date.now() - this.#heardAt > STALE_AFTER;
    }

    #enter(state) {
        this.state = state;
        this.dispatchEvent(new Event("state"));
    }

    #close() {
        clearTimeout(this.#timer);
        this.#connection?.abort();
        this.#connection = null;
    }
}
