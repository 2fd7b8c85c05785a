/**
 * For pages and programs that call an API which a gateway protects: fetch that waits and tries again as it is told,
 * devices, and streams of events. One module without dependencies, for browsers and for Node.js 18 and later.
 *
 *     import { GatewayClient } from "https://api.example/gateway-client.js";
 *     const client = new GatewayClient();
 *     const response = await client.fetch("https://api.example/api/orders");
 *
 * Times are in milliseconds unless a name says otherwise.
 */

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MOST_RETRIES = 100;
const JITTER = 250;
const LONGEST_BACK_OFF = 30 * SECOND;
const UNTOLD_RETRY = 3 * SECOND;
const LONGEST_EVENT = 1 << 20;
/** More than anybody means. */
const FAR = 1e12;
const KEY = "X-API-Key";

/** A gateway refuses, and waiting would not change that. */
export class RefusedError extends Error {
    /**
     * @param {string} what what was asked for
     * @param {number} status the status of the response
     * @param {string} error the `error` of the response; empty if it has none
     */
    constructor(what, status, error) {
        super(`${what} was answered with ${status} ${error}`.trimEnd());
        this.name = "RefusedError";
        this.status = status;
        this.error = error;
    }

    static async of(what, response) {
        const body = await response.json().catch(() => undefined);
        return new RefusedError(what, response.status, typeof body?.error === "string" ? body.error : "");
    }
}

/** Sends requests, and sends those again that are refused for a while. */
export class GatewayClient {
    #device;
    #maxRetries;
    #maxWait;
    #fetch;
    #now;
    #sleep;
    #random;

    /**
     * @param {object} [options]
     * @param {Device} [options.device] whose code requests to its gateway, and no others, carry as X-API-Key
     * @param {number} [options.maxRetries] how often at most a request is sent again, 0 to 100
     * @param {number} [options.maxWait] the longest wait before a retry, to a day; what asks for more is the answer
     * @param {typeof fetch} [options.fetch] what sends requests
     * @param {() => number} [options.now] wall time
     * @param {(wait: number, signal?: AbortSignal) => Promise<void>} [options.sleep] lets time pass
     * @param {() => number} [options.random] numbers from 0 to below 1
     */
    constructor(options = {}) {
        this.#device = options.device;
        this.#maxRetries = bounded("maxRetries", options.maxRetries ?? 3, MOST_RETRIES);
        this.#maxWait = bounded("maxWait", options.maxWait ?? 5 * 60 * SECOND, DAY);
        this.#fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
        this.#now = options.now ?? Date.now;
        this.#sleep = options.sleep ?? sleep;
        this.#random = options.random ?? Math.random;
    }

    /**
     * Like the global fetch. After 429, and after 503 with Retry-After, the request is sent again, if its body can be:
     * texts, forms, blobs and buffers can, streams and requests that have a body cannot.
     *
     * @param {RequestInfo | URL} input
     * @param {Omit<RequestInit, "body"> & {body?: BodyInit | (() => BodyInit | Promise<BodyInit>)}} [init] a function
     *     as the body gives it anew for each attempt; the signal ends a wait as well
     * @returns {Promise<Response>} the answer, which is a refusal if that was not to be changed by waiting
     */
    async fetch(input, init = {}) {
        const signal = init.signal ?? (isRequest(input) ? input.signal : undefined);
        const retries = canBeSentAgain(input, init.body) ? this.#maxRetries : 0;
        for (let sent = 0; ; sent++) {
            const response = await this.#send(input, init);
            const wait = sent < retries ? this.#retryAfter(response, sent) : undefined;
            if (wait === undefined) {
                return response;
            }
            await letGo(response);
            await this.#sleep(wait, signal);
        }
    }

    async #send(input, init) {
        const next = { ...init };
        if (typeof init.body === "function") {
            next.body = await init.body();
        }
        if (this.#device?.isFor(isRequest(input) ? input.url : input)) {
            next.headers = new Headers(init.headers ?? (isRequest(input) ? input.headers : undefined));
            next.headers.set(KEY, await this.#device.apiKey(this.#now()));
        }
        return this.#fetch(input, next);
    }

    #retryAfter(response, retries) {
        if (response.status !== 429 && response.status !== 503) {
            return undefined;
        }
        const told = toldWait(response, this.#now());
        if (told !== undefined) {
            return told <= this.#maxWait ? this.#withJitter(told) : undefined;
        }
        return response.status === 429 ? Math.min(this.#backOff(retries), this.#maxWait) : undefined;
    }

    #withJitter(wait) {
        return wait + Math.floor(this.#random() * JITTER);
    }

    #backOff(failures) {
        const half = Math.min(SECOND * 2 ** Math.min(failures, 5), LONGEST_BACK_OFF) / 2;
        return half + Math.floor(this.#random() * half);
    }

    /**
     * Listens to a stream of server-sent events, and opens it again when it ends or breaks: after the time that it told
     * (else 3 s), with the last id that it told as Last-Event-ID; after failures later each time. 429, 502, 503 and 504
     * count as failures. Leaving the loop closes the stream; after 204 the loop ends.
     *
     *     for await (const event of client.events(url, { headers: { "X-API-Key": key } })) { … }
     *
     * @param {string | URL} url
     * @param {object} [options]
     * @param {HeadersInit} [options.headers]
     * @param {AbortSignal} [options.signal] ends the stream or the wait for it; the loop throws its reason
     * @returns {AsyncGenerator<{type: string, data: string, lastEventId: string}, void, void>}
     * @throws {RefusedError} after every other answer, 401 and 403 among them, and if the wait would be too long
     */
    async *events(url, { headers, signal } = {}) {
        const position = { lastEventId: "", retry: UNTOLD_RETRY };
        const address = new URL(url, globalThis.location?.href);
        for (let failures = 0; ; failures++) {
            let told = 0;
            try {
                const response = await this.#open(address, headers, signal, position.lastEventId);
                if (response.status === 204) {
                    return;
                }
                if (isStream(response)) {
                    for await (const event of eventsOf(response.body, position)) {
                        failures = 0;
                        yield event;
                    }
                } else {
                    told = await this.#comeBack(address, response);
                }
            } catch (error) {
                if (signal?.aborted || error instanceof RefusedError || error instanceof RangeError) {
                    throw error;
                }
            }
            const asked = this.#withJitter(Math.max(told, Math.min(position.retry, this.#maxWait)));
            await this.#sleep(Math.max(asked, this.#backOff(failures)), signal);
        }
    }

    #open(address, headers, signal, lastEventId) {
        const all = new Headers(headers);
        all.set("Accept", "text/event-stream");
        if (/^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(lastEventId)) {
            all.set("Last-Event-ID", lastEventId);
        }
        return this.#send(address, { headers: all, signal, cache: "no-store" });
    }

    async #comeBack(address, response) {
        const told = toldWait(response, this.#now()) ?? 0;
        if (![429, 502, 503, 504].includes(response.status) || told > this.#maxWait) {
            throw await RefusedError.of(`the stream ${address.pathname}`, response);
        }
        await letGo(response);
        return told;
    }
}

/** A device that is registered at a gateway. */
export class Device {
    #secret;
    #storage;

    /**
     * @param {{gateway: string | URL, id: string, secret: string, expiresAt: string}} kept what was kept of it
     * @param {Storage} [storage] where it is kept
     */
    constructor({ gateway, id, secret, expiresAt }, storage = new MemoryStorage()) {
        this.gateway = String(gateway);
        this.id = id;
        this.expiresAt = expiresAt;
        this.#secret = secret;
        this.#storage = storage;
    }

    /**
     * The device that is kept, or a new one that is registered and kept from now on.
     *
     * @typedef {object} Storage where a device is kept: whoever can read it can act for the device
     * @property {() => object | undefined | Promise<object | undefined>} load what was kept, if anything
     * @property {(kept: object) => void | Promise<void>} save keeps a plain object of texts
     * @param {object} [options]
     * @param {string | URL} [options.gateway] where the gateway is, up to the path before /api; where this module is from
     * @param {Storage} [options.storage] in memory unless given
     * @param {GatewayClient} [options.client] sends the request
     * @param {() => number} [options.now] wall time
     * @returns {Promise<Device>}
     * @throws {RefusedError} if the gateway refuses
     */
    static async open(options = {}) {
        const { gateway = new URL(".", import.meta.url), storage = new MemoryStorage(), now = Date.now } = options;
        const kept = await storage.load();
        if (kept?.gateway === String(gateway) && Date.parse(kept.expiresAt) > now()) {
            return new Device(kept, storage);
        }
        const id = (await webCrypto()).randomUUID();
        const answer = await register(options.client ?? new GatewayClient(), gateway, id);
        return new Device({ gateway, id, ...answer }, storage).#keep();
    }

    /** Makes it last longer. @param {GatewayClient} [client] sends the request; proving the device is this method's part */
    async renew(client = new GatewayClient(), now = Date.now()) {
        const answer = await register(client, this.gateway, this.id, await this.apiKey(now));
        this.expiresAt = answer.expiresAt;
        return this.#keep();
    }

    async #keep() {
        const { gateway, id, expiresAt } = this;
        await this.#storage.save({ gateway, id, secret: this.#secret, expiresAt });
        return this;
    }

    /** Whether an address is one of its gateway. @param {string | URL} url */
    isFor(url) {
        return new URL(url, globalThis.location?.href).origin === new URL(this.gateway).origin;
    }

    /**
     * What proves that a request is of this device, for the header X-API-Key.
     *
     * @param {number} [now] when it is sent; accepted in that hour, UTC, and in the next one
     */
    async apiKey(now = Date.now()) {
        const { subtle } = await webCrypto();
        const text = new TextEncoder();
        const hash = { name: "HMAC", hash: "SHA-256" };
        const key = await subtle.importKey("raw", text.encode(this.#secret), hash, false, ["sign"]);
        const digest = new Uint8Array(await subtle.sign("HMAC", key, text.encode(String(Math.floor(now / HOUR)))));
        const code = Array.from(digest.subarray(0, 8), byte => byte.toString(16).padStart(2, "0")).join("");
        return `totp_${this.id}_${code}`;
    }
}

class MemoryStorage {
    load() {
        return this.kept;
    }

    save(kept) {
        this.kept = kept;
    }
}

async function register(client, gateway, browserId, proof) {
    const headers = { "Content-Type": "application/json", ...(proof && { [KEY]: proof }) };
    const address = `${String(gateway).replace(/\/*$/, "/")}api/auth/register`;
    const response = await client.fetch(address, { method: "POST", headers, body: JSON.stringify({ browserId }) });
    if (!response.ok) {
        throw await RefusedError.of(`registering the device ${browserId}`, response);
    }
    const { secret, expiresAt } = await response.json();
    return { secret, expiresAt };
}

async function webCrypto() {
    const found = globalThis.crypto ?? (await import("node:crypto")).webcrypto;
    if (found.subtle === undefined) {
        throw new Error("codes need Web Crypto, which browsers have on pages of https and of localhost alone");
    }
    return found;
}

function bounded(name, value, most) {
    if (!Number.isFinite(value) || value < 0 || value > most) {
        throw new RangeError(`${name} must be from 0 to ${most}, was ${value}`);
    }
    return value;
}

function sleep(wait, signal) {
    return new Promise((resolve, reject) => {
        const timer = setTimeout(end, wait);
        signal?.addEventListener("abort", end);
        function end() {
            clearTimeout(timer);
            signal?.removeEventListener("abort", end);
            signal?.aborted ? reject(signal.reason) : resolve();
        }
        if (signal?.aborted) {
            end();
        }
    });
}

const isRequest = input => typeof Request !== "undefined" && input instanceof Request;

function canBeSentAgain(input, body) {
    if (body === undefined || body === null) {
        return !isRequest(input) || input.body === null || ["GET", "HEAD"].includes(input.method);
    }
    return typeof body === "string" || typeof body === "function" || ArrayBuffer.isView(body)
        || [URLSearchParams, FormData, Blob, ArrayBuffer].some(type => body instanceof type);
}

/** Frees the connection of a response that nobody reads. */
const letGo = response => response.body?.cancel().catch(() => {});

const isStream = response =>
    response.status === 200 && /^text\/event-stream\s*(;|$)/i.test(response.headers.get("Content-Type") ?? "");

/** What Retry-After says, else after 429 the time until X-RateLimit-Reset; undefined if neither can be read. */
function toldWait(response, now) {
    const retryAfter = response.headers.get("Retry-After") ?? "";
    const wait = seconds(retryAfter) ?? until(httpDate(retryAfter, now), now);
    const reset = seconds(response.headers.get("X-RateLimit-Reset") ?? "");
    return wait ?? (response.status === 429 ? until(reset, now) : undefined);
}

const seconds = text => (/^[0-9]+$/.test(text) ? Math.min(Number(text), FAR) * SECOND : undefined);
const until = (moment, now) => (moment === undefined ? undefined : Math.max(0, moment - now));

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const MONTH = `(?<month>${MONTHS.join("|")})`;
const TIME = "(?<hour>[0-9]{2}):(?<minute>[0-9]{2}):(?<second>[0-9]{2})";
/** All three formats of RFC 9110, 5.6.7. */
const FORMATS = [
    `(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (?<day>[0-9]{2}) ${MONTH} (?<year>[0-9]{4}) ${TIME} GMT`,
    `(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, (?<day>[0-9]{2})-${MONTH}-(?<year>[0-9]{2}) ${TIME} GMT`,
    `(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) ${MONTH} (?<day>[0-9 ][0-9]) ${TIME} (?<year>[0-9]{4})`
].map(format => new RegExp(`^${format}$`));

function httpDate(text, now) {
    const date = FORMATS.map(format => format.exec(text)?.groups).find(groups => groups !== undefined);
    if (date === undefined) {
        return undefined;
    }
    if (date.year.length > 2) {
        return moment(date, Number(date.year));
    }
    // Two digits of a year mean one that is not more than 50 years ahead.
    const limit = new Date(now);
    limit.setUTCFullYear(limit.getUTCFullYear() + 50);
    const century = Math.floor(limit.getUTCFullYear() / 100) * 100;
    const time = moment(date, century + Number(date.year));
    return time > limit.getTime() ? moment(date, century - 100 + Number(date.year)) : time;
}

function moment({ month, day, hour, minute, second }, year) {
    const time = new Date(0);
    time.setUTCFullYear(year, MONTHS.indexOf(month), Number(day));
    const real = time.getUTCDate() === Number(day) && hour < 24 && minute < 60 && second < 61;
    return real ? time.setUTCHours(hour, minute, second) : undefined;
}

/** The events of one connection; what they tell for the case that it breaks goes into the position. */
async function* eventsOf(body, position) {
    let data = [];
    let length = 0;
    let type = "";
    let id = position.lastEventId;
    for await (const line of linesOf(body)) {
        const [, name, value] = /^([^:]*):? ?(.*)$/s.exec(line);
        if (line === "") {
            position.lastEventId = id;
            const event = { type: type || "message", data: data.join("\n"), lastEventId: id };
            const complete = data.length > 0;
            data = [];
            length = 0;
            type = "";
            if (complete) {
                yield event;
            }
        } else if (name === "data") {
            data.push(value);
            length = checkedLength(length + value.length);
        } else if (name === "event") {
            type = value;
        } else if (name === "id" && !value.includes("\0")) {
            id = value;
        } else if (name === "retry" && /^[0-9]+$/.test(value)) {
            position.retry = Number(value);
        }
    }
}

function checkedLength(length) {
    if (length > LONGEST_EVENT) {
        throw new RangeError(`an event of the stream is longer than the ${LONGEST_EVENT} characters that are allowed`);
    }
    return length;
}

async function* linesOf(body) {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    let rest = "";
    let afterReturn = false;
    try {
        for (let part = await reader.read(); !part.done; part = await reader.read()) {
            let text = decoder.decode(part.value, { stream: true });
            if (text !== "") {
                text = afterReturn && text[0] === "\n" ? text.slice(1) : text;
                afterReturn = text === "" ? false : text.endsWith("\r");
                const lines = (rest + text).split(/\r\n|\r|\n/);
                rest = lines.pop();
                checkedLength(rest.length);
                yield* lines;
            }
        }
    } finally {
        await reader.cancel().catch(() => {});
    }
}
