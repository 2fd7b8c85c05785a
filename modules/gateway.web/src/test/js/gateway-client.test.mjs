import assert from "node:assert/strict";
import test from "node:test";
import { Device, GatewayClient, RefusedError } from "./gateway-client.mjs";
import { answer, holding, json, movedTime, OK, serve, stream } from "./scripted-server.mjs";

const ID = "6f1f9e0c-5b0a-4d0e-9c3b-2f6d1c7a8b90";
const SECRET = "360bc3b4e1f32bbcfb3ab42cf1bef76dd2a01431f76471eb2a86ea65667604ec";
const EXPIRY = "2026-01-08T00:00:00Z";
const HOUR = 3_600_000;

/** The test of something at a server that is closed afterwards. */
async function at(script, use) {
    const server = await serve(...script);
    try {
        return await use(server);
    } finally {
        server.close();
    }
}

/** The pauses before the answer. */
const pausesAfter = (status, lines, random = 0) =>
    at([answer(status, lines), OK], async server => {
        const time = movedTime(random);
        const response = await new GatewayClient(time).fetch(server.url);
        assert.equal(response.status, time.pauses.length === 0 ? status : 200);
        assert.equal(server.requests.length, 1 + time.pauses.length);
        return time.pauses;
    });

const TOLD = {
    "Retry-After: 7": 7000,
    "Retry-After: 007": 7000,
    "retry-after:300": 300_000,
    "Retry-After: Thu, 01 Jan 2026 00:00:09 GMT": 9000,
    "Retry-After: Thursday, 01-Jan-26 00:00:09 GMT": 9000,
    "Retry-After: Thu Jan  1 00:00:09 2026": 9000,
    "Retry-After: 7|X-RateLimit-Reset: 1767225699": 7000,
    "Retry-After: soon|X-RateLimit-Reset: 1767225611": 11_000,
    "X-RateLimit-Reset: 1767225611": 11_000
};
for (const [lines, wait] of Object.entries(TOLD)) {
    test(`after 429 it waits as it is told: ${lines}`, async () =>
        assert.deepEqual(await pausesAfter(429, lines), [wait]));
}

const OVER = [
    "Retry-After: 0",
    "Retry-After: Wed, 31 Dec 2025 23:59:59 GMT",
    "Retry-After: Sunday, 06-Nov-94 08:49:37 GMT",
    "Retry-After: Sun Nov  6 08:49:37 1994",
    "X-RateLimit-Reset: 0",
    "X-RateLimit-Reset: 1767225599"
];
for (const lines of OVER) {
    test(`it waits no longer than by chance for what is over: ${lines}`, async () => {
        assert.deepEqual(await pausesAfter(429, lines), [0]);
        assert.deepEqual(await pausesAfter(429, lines, 0.999), [249]);
    });
}

const TOO_LONG = [
    "Retry-After: 301",
    `Retry-After: ${"9".repeat(400)}`,
    "Retry-After: Thu, 01 Jan 2026 00:05:01 GMT",
    "Retry-After: Fri, 31 Dec 9999 23:59:59 GMT",
    "Retry-After: Friday, 01-Jan-76 00:00:00 GMT",
    "X-RateLimit-Reset: 1767225901",
    `X-RateLimit-Reset: ${"9".repeat(400)}`,
    "Retry-After: 301|X-RateLimit-Reset: 1767225611"
];
for (const lines of TOO_LONG) {
    test(`it does not wait too long: ${lines.slice(0, 60)}`, async () =>
        assert.deepEqual(await pausesAfter(429, lines), []));
}

const UNREADABLE = [
    "Retry-After: -5",
    "Retry-After: +5",
    "Retry-After: 1.5",
    "Retry-After: 1e3",
    "Retry-After: 5s",
    "Retry-After: soon",
    "Retry-After:",
    "Retry-After: 5, 6",
    "Retry-After: 5|Retry-After: 6",
    "Retry-After: 0x10",
    "Retry-After: Thu, 32 Jan 2026 00:00:09 GMT",
    "Retry-After: Sat, 31 Feb 2026 00:00:09 GMT",
    "Retry-After: Thu, 01 Jan 2026 24:00:00 GMT",
    "Retry-After: Thu, 01 Jan 2026 00:60:00 GMT",
    "Retry-After: Thu, 01 Jan 2026 00:00:61 GMT",
    "Retry-After: Thu, 01 Jan 2026 00:00:09 CET",
    "Retry-After: 2026-01-01T00:00:09Z",
    "X-RateLimit-Reset: -1",
    "X-RateLimit-Reset: tomorrow",
    "X-Other: 1"
];
for (const lines of UNREADABLE) {
    test(`it backs off if it is told nothing that it can read: ${lines}`, async () =>
        assert.deepEqual(await pausesAfter(429, lines, 0.5), [750]));
}

test("after 503 it sends again only if it is told when", async () => {
    assert.deepEqual(await pausesAfter(503, "Retry-After: 2"), [2000]);
    assert.deepEqual(await pausesAfter(503, "Retry-After: Thu, 01 Jan 2026 00:00:09 GMT"), [9000]);
    for (const lines of ["", "Retry-After: soon", "Retry-After: 301", "X-RateLimit-Reset: 1767225611"]) {
        assert.deepEqual(await pausesAfter(503, lines), []);
    }
});

test("after every other answer it does not send again", async () => {
    for (const status of [200, 401, 403, 500, 502]) {
        assert.deepEqual(await pausesAfter(status, "Retry-After: 2"), []);
    }
});

test("it sends again three times at most, later each time", () =>
    at([answer(429, "", "no")], async server => {
        const time = movedTime();
        const response = await new GatewayClient(time).fetch(server.url);
        assert.equal(await response.text(), "no");
        assert.deepEqual(time.pauses, [500, 1000, 2000]);
    }));

test("it sends again as often and as late as its options say", () =>
    at([answer(429)], async server => {
        const often = movedTime(0.999);
        await new GatewayClient({ ...often, maxRetries: 7 }).fetch(server.url);
        assert.equal(often.pauses.at(-1), 29_985);
        const soon = movedTime();
        await new GatewayClient({ ...soon, maxRetries: 1, maxWait: 300 }).fetch(server.url);
        assert.deepEqual(soon.pauses, [300]);
        for (const wrong of [{ maxRetries: -1 }, { maxRetries: 101 }, { maxRetries: NaN }, { maxWait: -1 }, { maxWait: 1e9 }]) {
            assert.throws(() => new GatewayClient(wrong), RangeError);
        }
    }));

/** The bodies that a request was sent with, of which the first one is refused. */
const sent = (init, request = url => url) =>
    at([answer(429, "Retry-After: 1"), OK], async server => {
        const response = await new GatewayClient(movedTime()).fetch(request(server.url), init);
        assert.equal(response.status, server.requests.length === 1 ? 429 : 200);
        return server.requests.map(({ body }) => body);
    });

test("what is in memory is sent again", async () => {
    const bytes = new TextEncoder().encode("body");
    for (const body of ["body", bytes, bytes.buffer, new Blob(["body"]), () => "body", async () => new Blob(["body"])]) {
        assert.deepEqual(await sent({ method: "POST", body }), ["body", "body"]);
    }
    assert.deepEqual(await sent({ method: "POST", body: new URLSearchParams("a=b") }), ["a=b", "a=b"]);
    assert.equal((await sent({ method: "POST", body: new FormData() })).length, 2);
});

test("a stream is sent once, unless a function gives another one", async () => {
    const body = () => new Blob(["body"]).stream();
    assert.deepEqual(await sent({ method: "POST", duplex: "half", body: body() }), ["body"]);
    assert.deepEqual(await sent({ method: "POST", duplex: "half", body }), ["body", "body"]);
});

test("a request that has a body is sent once, one without again", async () => {
    const post = url => new Request(url, { method: "POST", body: "body" });
    assert.deepEqual(await sent(undefined, post), ["body"]);
    assert.deepEqual(await sent(undefined, url => new Request(url, { method: "DELETE" })), ["", ""]);
    assert.deepEqual(await sent({ body: "other" }, post), ["other", "other"]);
});

test("a request whose body was used is not sent at all", () =>
    at([OK], async server => {
        const used = new Request(server.url, { method: "POST", body: "body" });
        await used.text();
        await assert.rejects(new GatewayClient().fetch(used), TypeError);
        assert.equal(server.requests.length, 0);
    }));

test("it sends again what it was given", () =>
    at([answer(429), OK], async server => {
        const init = { method: "PUT", headers: { "X-API-Key": "mine" }, body: "two loaves" };
        await new GatewayClient(movedTime()).fetch(`${server.url}/api/orders?x=1`, init);
        for (const { method, url, headers, body } of server.requests) {
            assert.deepEqual([method, url, headers["x-api-key"], body], ["PUT", "/api/orders?x=1", "mine", "two loaves"]);
        }
    }));

test("a signal ends the wait at once", () =>
    at([answer(429, "Retry-After: 60")], async server => {
        for (const make of [signal => [server.url, { signal }], signal => [new Request(server.url, { signal })]]) {
            const before = server.requests.length;
            const controller = new AbortController();
            const waiting = new GatewayClient().fetch(...make(controller.signal));
            while (server.requests.length === before) {
                await new Promise(resolve => setImmediate(resolve));
            }
            controller.abort();
            await assert.rejects(waiting, { name: "AbortError" });
            assert.equal(server.requests.length, before + 1);
        }
        await assert.rejects(new GatewayClient().fetch(server.url, { signal: AbortSignal.abort("why") }), reason => {
            return reason === "why";
        });
    }));

test("without anything injected it waits in real time", () =>
    at([answer(429, "Retry-After: 0"), OK], async server => {
        assert.equal((await new GatewayClient().fetch(server.url)).status, 200);
    }));

const device = (gateway = "https://api.example") => new Device({ gateway, id: ID, secret: SECRET, expiresAt: EXPIRY });

test("codes are those of the documentation", async () => {
    const first = Date.UTC(2026, 0, 1);
    assert.equal(await device().apiKey(first), `totp_${ID}_4f21183e62a160ca`);
    assert.equal(await device().apiKey(first + HOUR - 1), `totp_${ID}_4f21183e62a160ca`);
    assert.notEqual(await device().apiKey(first + HOUR), `totp_${ID}_4f21183e62a160ca`);
});

test("a device shows its code of the hour to its gateway and to nobody else", () =>
    at([answer(429, "Retry-After: 60"), OK], gateway =>
        at([OK], async other => {
            const mine = device(gateway.url);
            const time = movedTime();
            time.moment += HOUR - 30_000;
            const client = new GatewayClient({ ...time, device: mine, now: time.now });
            await client.fetch(`${gateway.url}/api/hello`, { headers: { "X-API-Key": "old", "X-Other": "1" } });
            await client.fetch(new Request(`${gateway.url}/api/hello`, { headers: { "X-Other": "1" } }));
            await client.fetch(other.url);
            const codes = gateway.requests.map(({ headers }) => headers["x-api-key"]);
            const start = Date.UTC(2026, 0, 1);
            const next = await mine.apiKey(start + HOUR);
            assert.deepEqual(codes, [await mine.apiKey(start), next, next]);
            assert.deepEqual(gateway.requests.map(({ headers }) => headers["x-other"]), ["1", "1", "1"]);
            assert.equal(other.requests[0].headers["x-api-key"], undefined);
        })));

test("a device registers once, and is kept where it is told", () =>
    at([json(201, { deviceId: ID, secret: SECRET, expiresAt: EXPIRY })], async server => {
        const kept = {};
        const storage = { load: async () => kept.device, save: async value => void (kept.device = value) };
        const { now } = movedTime();
        const first = await Device.open({ gateway: server.url, storage, now });
        const again = await Device.open({ gateway: server.url, storage, now });
        assert.equal(server.requests.length, 1);
        assert.equal(server.requests[0].method, "POST");
        assert.equal(server.requests[0].url, "/api/auth/register");
        assert.equal(server.requests[0].headers["content-type"], "application/json");
        assert.deepEqual(JSON.parse(server.requests[0].body), { browserId: first.id });
        assert.match(first.id, /^[0-9a-f-]{36}$/);
        assert.deepEqual(kept.device, { gateway: server.url, id: first.id, secret: SECRET, expiresAt: EXPIRY });
        assert.equal(await again.apiKey(), await first.apiKey());
        const later = await Device.open({ gateway: `${server.url}/gateway/`, storage, now: () => Date.parse(EXPIRY) });
        assert.notEqual(later.id, first.id);
        assert.equal(server.requests[1].url, "/gateway/api/auth/register");
    }));

test("a device proves to be itself when it renews", () =>
    at([json(200, { deviceId: ID, expiresAt: "2026-01-09T00:00:00Z" })], async server => {
        const mine = device(server.url);
        const { now } = movedTime();
        await mine.renew(new GatewayClient(), now());
        assert.equal(mine.expiresAt, "2026-01-09T00:00:00Z");
        assert.equal(server.requests[0].headers["x-api-key"], await mine.apiKey(now()));
    }));

test("a device says why it was refused, and shows its secret to nobody", async () => {
    await at([json(409, { error: "Conflict" })], server =>
        assert.rejects(Device.open({ gateway: server.url }), error => {
            assert.ok(error instanceof RefusedError);
            assert.deepEqual([error.status, error.error], [409, "Conflict"]);
            return true;
        }));
    assert.doesNotMatch(JSON.stringify(device()) + String(device()), new RegExp(SECRET));
});

const NOTHING_MORE = answer(204);

/** The events of a stream until it ends. */
async function heard(server, time, options) {
    const events = [];
    for await (const event of new GatewayClient(time).events(`${server.url}/live`, options)) {
        events.push(event);
    }
    return events;
}

test("a stream comes back with its headers and the last id after the time that it told", () =>
    at([stream("id: a-1\nretry: 4000\n\ndata: one\nid: a-2\n\n"), stream("data: two\n\n"), NOTHING_MORE], async server => {
        const time = movedTime();
        const events = await heard(server, time, { headers: { "X-API-Key": "mine" } });
        assert.deepEqual(events, [
            { type: "message", data: "one", lastEventId: "a-2" },
            { type: "message", data: "two", lastEventId: "a-2" }
        ]);
        assert.deepEqual(server.requests.map(({ headers }) => headers["last-event-id"]), [undefined, "a-2", "a-2"]);
        assert.ok(server.requests.every(({ headers }) => headers["x-api-key"] === "mine"));
        assert.ok(server.requests.every(({ headers }) => headers.accept === "text/event-stream"));
        assert.deepEqual(time.pauses, [4000, 4000]);
    }));

for (const end of ["\n", "\r", "\r\n"]) {
    test(`a stream is read as the HTML standard says: lines that end with ${JSON.stringify(end)}`, async () => {
        const text = [
            "\uFEFF: comment", "event: add", "data: d\u00e9j\u00e0", "data:  vu", "id: 7", "",
            "data", "", "data : no", " data: no", "nonsense: 1", "id: 8\0", "data:yes", "", "event: none", "id: \u20ac", "",
            "data: cut off"
        ].join(end);
        const bytes = new TextEncoder().encode(text);
        const answers = [
            new Response(new ReadableStream({
                start(body) {
                    bytes.forEach(byte => body.enqueue(Uint8Array.of(byte)));
                    body.close();
                }
            }), { headers: { "Content-Type": "text/event-stream" } }),
            new Response(null, { status: 204 })
        ];
        const asked = [];
        const fetch = async (input, { headers }) => {
            asked.push(headers.get("Last-Event-ID"));
            return answers.shift();
        };
        assert.deepEqual(await heard({ url: "http://api.example" }, { ...movedTime(), fetch }), [
            { type: "add", data: "d\u00e9j\u00e0\n vu", lastEventId: "7" },
            { type: "message", data: "", lastEventId: "7" },
            { type: "message", data: "yes", lastEventId: "7" }
        ]);
        assert.deepEqual(asked, [null, null]);
    });
}

test("a stream comes back never at once, and never later than it may", () =>
    at([stream("retry: 0\ndata: 1\n\n"), stream(`retry: ${"9".repeat(400)}\ndata: 2\n\n`), NOTHING_MORE], async server => {
        const time = movedTime();
        await heard(server, time);
        assert.deepEqual(time.pauses, [500, 300_000]);
    }));

test("a stream that brings nothing comes back later each time", () => {
    const empty = stream("retry: 0\n\n");
    return at([empty, empty, empty, stream("data: 1\n\n"), answer(502), NOTHING_MORE], async server => {
        const time = movedTime();
        await heard(server, time);
        assert.deepEqual(time.pauses, [500, 1000, 2000, 500, 1000]);
    });
});

test("a stream comes back if nobody answers", async () => {
    const time = movedTime();
    const answers = [() => Promise.reject(new TypeError("fetch failed")), async () => new Response(null, { status: 204 })];
    await heard({ url: "http://api.example" }, { ...time, fetch: () => answers.shift()() });
    assert.deepEqual(time.pauses, [3000]);
});

test("a stream comes back after refusals that pass, as they say", async () => {
    const waits = {
        "503|Retry-After: 7": 7000, "503": 3000, "502": 3000, "504": 3000,
        "429|Retry-After: 7": 7000, "429|X-RateLimit-Reset: 1767225611": 11_000, "429": 3000
    };
    for (const [refusal, wait] of Object.entries(waits)) {
        const [status, header] = refusal.split("|");
        await at([answer(Number(status), header), NOTHING_MORE], async server => {
            const time = movedTime();
            await heard(server, time);
            assert.deepEqual(time.pauses, [wait], refusal);
        });
    }
});

for (const status of [400, 401, 403, 404, 500, 501]) {
    test(`a stream ends after ${status}`, () =>
        at([json(status, { error: "Go away" })], async server => {
            await assert.rejects(heard(server, movedTime()), { name: "RefusedError", status, error: "Go away" });
            assert.equal(server.requests.length, 1);
        }));
}

test("a stream ends after what asks for too much patience, and what is no stream", async () => {
    for (const given of [answer(503, "Retry-After: 86400"), OK]) {
        await at([given], async server => {
            await assert.rejects(heard(server, movedTime()), RefusedError);
            assert.equal(server.requests.length, 1);
        });
    }
});

test("a stream takes in nothing endless", async () => {
    const long = "x".repeat(1 << 19);
    for (const endless of ["data: " + long.repeat(3), `data: ${long}\n`.repeat(3)]) {
        await at([holding(stream(endless))], server => assert.rejects(heard(server, movedTime()), RangeError));
    }
});

test("whoever leaves the loop closes the stream", () =>
    at([holding(stream("data: one\n\n"))], async server => {
        for await (const event of new GatewayClient().events(server.url)) {
            assert.equal(event.data, "one");
            var gone = server.gone();
            break;
        }
        await gone;
        assert.equal(server.requests.length, 1);
    }));

test("a signal ends a stream, and the wait for one", async () => {
    await at([holding(stream("data: one\n\n"))], async server => {
        const controller = new AbortController();
        const events = new GatewayClient().events(server.url, { signal: controller.signal });
        await events.next();
        const gone = server.gone();
        controller.abort();
        await assert.rejects(events.next(), { name: "AbortError" });
        await gone;
    });
    await at([answer(503, "Retry-After: 60")], async server => {
        const controller = new AbortController();
        const next = new GatewayClient().events(server.url, { signal: controller.signal }).next();
        while (server.requests.length === 0) {
            await new Promise(resolve => setImmediate(resolve));
        }
        controller.abort();
        await assert.rejects(next, { name: "AbortError" });
    });
});

test("an address that is none is said at once", () =>
    assert.rejects(heard({ url: "nowhere" }, movedTime()), TypeError));
