// A page of another origin: it takes the client from the gateway, calls a route that is limited to one request a second,
// registers as a device, and listens to the refusals over a connection that breaks.
const parameters = new URLSearchParams(location.search);
const gateway = parameters.get("gateway");
const decisions = `${parameters.get("management")}/api/gateway/decisions/live`;
const hello = `${gateway}/api/hello`;
const headers = { "X-API-Key": parameters.get("hasty") };
const observer = { "X-API-Key": parameters.get("observer") };
const show = (id, text) => (document.getElementById(id).textContent = text);

async function callPatiently({ GatewayClient }) {
    const client = new GatewayClient();
    while ((await fetch(hello, { headers })).status !== 429);
    const first = await client.fetch(hello, { headers });
    const second = await client.fetch(hello, { headers });
    show("patient", `${first.status} ${second.status}`);
}

async function callAsDevice({ Device, GatewayClient }) {
    const device = await Device.open();
    const response = await new GatewayClient({ device }).fetch(`${gateway}/api/echo`);
    show("device", (await response.json()).clientId === device.id ? "known" : "unknown");
}

/** The first connection ends after its first refusal. */
const breaking = () => {
    let connections = 0;
    return async (input, init) => {
        const response = await fetch(input, init);
        return connections++ > 0 ? response : new Response(response.body.pipeThrough(untilRefusal()), response);
    };
};

const untilRefusal = () => new TransformStream({
    transform(part, controller) {
        controller.enqueue(part);
        if (new TextDecoder().decode(part).includes("data:")) {
            controller.terminate();
        }
    }
});

async function listen({ GatewayClient }) {
    const hurry = setInterval(() => fetch(hello, { headers }), 100);
    const client = new GatewayClient({ fetch: breaking(), sleep: () => new Promise(done => setTimeout(done, 1000)) });
    const ids = [];
    for await (const { type, lastEventId } of client.events(decisions, { headers: observer })) {
        ids.push(Number(lastEventId.split("-")[1]));
        const item = document.createElement("li");
        item.textContent = `${type} ${ids.length === 1 || ids.at(-1) === ids.at(-2) + 1 ? "next" : "gap"}`;
        document.getElementById("live").append(item);
        if (ids.length === 5) {
            break;
        }
    }
    clearInterval(hurry);
}

async function listenWithoutRight({ GatewayClient }) {
    try {
        await new GatewayClient().events(decisions, { headers: { "X-API-Key": "nobody" } }).next();
    } catch ({ name, status, error }) {
        show("refused", `${name} ${status} ${error}`);
    }
}

try {
    const client = await import(`${gateway}/gateway-client.js`);
    await callPatiently(client);
    await callAsDevice(client);
    await listen(client);
    await listenWithoutRight(client);
    show("state", "done");
} catch (error) {
    show("state", `failed: ${error.name}`);
    throw error;
}
