// A server that gives the answers that it is told to, one to each request, and the last one for ever.
import { once } from "node:events";
import { createServer } from "node:http";

/** An answer; its headers are lines separated by bars. */
export const answer = (status, lines = "", body = "") => ({
    status,
    body,
    headers: lines === "" ? [] : lines.split("|").flatMap(line => [line.split(":")[0], line.slice(line.indexOf(":") + 1).trim()])
});

export const OK = answer(200, "", "hello");
export const json = (status, body) => answer(status, "Content-Type: application/json", JSON.stringify(body));
export const stream = body => answer(200, "Content-Type: text/event-stream;charset=UTF-8", body);

/** The same, without an end. */
export const holding = given => ({ ...given, hold: true });

export async function serve(...script) {
    const requests = [];
    const server = createServer(async (request, response) => {
        const parts = [];
        for await (const part of request) {
            parts.push(part);
        }
        const { method, url, headers } = request;
        requests.push({ method, url, headers, body: Buffer.concat(parts).toString() });
        const given = script.length > 1 ? script.shift() : script[0];
        response.on("close", () => response.writableFinished || requests.at(-1).gone?.());
        response.writeHead(given.status, [...given.headers, "Connection", "close"]);
        response.flushHeaders();
        given.hold ? response.write(given.body) : response.end(given.body);
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return {
        url: `http://127.0.0.1:${server.address().port}`,
        requests,
        /** Resolved when the client of the latest request goes before it has everything. */
        gone: () => new Promise(resolve => (requests.at(-1).gone = resolve)),
        close: () => {
            server.close();
            server.closeAllConnections();
        }
    };
}

/** Time that passes in pauses only, and at once: it begins at 2026-01-01T00:00:00Z, in second 1767225600. */
export function movedTime(random = 0) {
    const time = {
        moment: Date.UTC(2026, 0, 1),
        pauses: [],
        now: () => time.moment,
        random: () => random,
        sleep: async wait => {
            time.pauses.push(wait);
            time.moment += wait;
        }
    };
    return time;
}
