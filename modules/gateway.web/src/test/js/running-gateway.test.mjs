// Needs a gateway: GATEWAY and MANAGEMENT are its addresses, HASTY_KEY has one permit a second, OBSERVER_KEY may listen.
import assert from "node:assert/strict";
import test from "node:test";
import { Device, GatewayClient } from "./gateway-client.mjs";

const { GATEWAY, MANAGEMENT, HASTY_KEY, OBSERVER_KEY } = process.env;
const headers = { "X-API-Key": HASTY_KEY };
const decisions = `${MANAGEMENT}api/gateway/decisions/live`;

test("Node.js: whoever waits as told is let in, and who does not is not", async () => {
    const client = new GatewayClient();
    while ((await fetch(`${GATEWAY}api/hello`, { headers })).status !== 429);
    assert.equal((await client.fetch(`${GATEWAY}api/hello`, { headers })).status, 200);
    assert.equal((await client.fetch(`${GATEWAY}api/hello`, { headers })).status, 200);
});

test("Node.js: a device registers and is known", async () => {
    const device = await Device.open({ gateway: GATEWAY });
    const response = await new GatewayClient({ device }).fetch(`${GATEWAY}api/echo`);
    assert.equal((await response.json()).clientId, device.id);
    await device.renew();
});

test("Node.js: whoever has the right key hears of refusals", async () => {
    const hurry = setInterval(() => fetch(`${GATEWAY}api/hello?heard-by-node`, { headers }), 100);
    try {
        for await (const { data } of new GatewayClient().events(decisions, { headers: { "X-API-Key": OBSERVER_KEY } })) {
            const refusal = JSON.parse(data);
            if (refusal.clientId === "hasty-node") {
                assert.equal(refusal.error, "Rate limit exceeded");
                break;
            }
        }
    } finally {
        clearInterval(hurry);
    }
});

test("Node.js: whoever has not is told so", () =>
    assert.rejects(new GatewayClient().events(decisions, { headers: { "X-API-Key": "nobody" } }).next(), {
        name: "RefusedError",
        status: 401,
        error: "Invalid or revoked API key"
    }));
