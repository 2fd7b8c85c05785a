// What a dashboard of the Express package does: it reads configuration and requests, listens to the figures, and makes and
// revokes a key. All of it with an API key in a header, from wherever it is served.
const parameters = new URLSearchParams(location.search);
const api = `${parameters.get("gateway")}/api/gateway`;
const headers = { "X-API-Key": parameters.get("key"), "Content-Type": "application/json" };

async function call(resource, options = {}) {
    const answer = await fetch(`${api}/${resource}`, { headers, ...options });
    if (!answer.ok) {
        throw new Error(`${answer.status} ${(await answer.json()).error}`);
    }
    return answer;
}

const json = async (resource, options) => (await call(resource, options)).json();
const show = (id, text) => (document.getElementById(id).textContent = text);

async function showConfig() {
    const { rateLimits } = await json("config");
    const { defaultTier, tiers } = rateLimits;
    const { algorithm, maxRequests, windowMs } = tiers[defaultTier];
    show("config", `${defaultTier}: ${algorithm} ${maxRequests} in ${windowMs} ms`);
}

async function showLogs() {
    const { logs } = await json("logs?limit=20");
    show("logs", logs.map(entry => `${entry.method} ${entry.path} ${entry.statusCode}`).join("\n"));
}

async function listen(wanted) {
    const answer = await call("analytics/live");
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (let seen = 0; seen < wanted; ) {
        const { value, done } = await reader.read();
        if (done) {
            throw new Error("the stream has ended");
        }
        const lines = (rest + value).split("\n");
        rest = lines.pop();
        for (const line of lines.filter(text => text.startsWith("data: "))) {
            const figures = JSON.parse(line.slice("data: ".length));
            const item = document.createElement("li");
            item.textContent = `${figures.totalRequests} requests, ${figures.errorRate} % errors`;
            document.getElementById("live").append(item);
            seen++;
        }
    }
    await reader.cancel();
}

async function makeAndRevoke() {
    const body = JSON.stringify({ name: "made in a browser", tier: "free" });
    const { id, key, name } = await json("keys", { method: "POST", body });
    show("created", `${id} ${key} ${name}`);
    show("revoked", (await json(`keys/${id}`, { method: "DELETE" })).id);
}

try {
    await showConfig();
    await showLogs();
    await listen(2);
    await makeAndRevoke();
    show("state", "done");
} catch (error) {
    show("state", `failed: ${error.name === "Error" ? error.message : error.name}`);
}
