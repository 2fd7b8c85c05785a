// Reads server-sent events out of the body of an answer, comments among them, which EventSource keeps to itself.

/**
 * @param body a stream of bytes
 * @returns what comes, one after the other: events of a type, with data, which is empty for one that has an id alone, and
 *     comments, whose type is "comment"; each with the id that was sent last
 */
export async function* events(body) {
    let event = nothing("");
    for await (const line of lines(body)) {
        if (line.startsWith(":")) {
            yield { type: "comment", data: "", id: event.id };
        } else if (line !== "") {
            take(event, line);
        } else if (event.isBegun) {
            yield { type: event.type || "message", data: event.data.join("\n"), id: event.id };
            event = nothing(event.id);
        }
    }
}

const nothing = id => ({ type: "", data: [], id, isBegun: false });

function take(event, line) {
    const colon = line.indexOf(":");
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    event.isBegun = true;
    if (field === "data") {
        event.data.push(value);
    } else if (field === "event") {
        event.type = value;
    } else if (field === "id") {
        event.id = value;
    }
}

async function* lines(body) {
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
        const complete = (rest + part.value).split("\n");
        rest = complete.pop();
        for (const line of complete) {
            yield line.endsWith("\r") ? line.slice(0, -1) : line;
        }
    }
}
