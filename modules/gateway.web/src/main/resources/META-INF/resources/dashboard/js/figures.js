// Puts figures into the page. Whatever comes from requests becomes text, never markup.
import * as texts from "./texts.js";

/** Fills in every element that names a figure, such as data-figure="latency.p95" data-format="millis". */
export function showFigures(data) {
    for (const element of document.querySelectorAll("[data-figure]")) {
        const value = element.dataset.figure.split(".").reduce((part, name) => part?.[name], data);
        if (typeof value === "number") {
            setText(element, texts[element.dataset.format ?? "count"](value));
            setLevel(element, value);
        }
    }
    fillTable("routes", data.routes, row => [named(row, "no route"), ...numbers(row)]);
    fillTable("tiers", data.tiers, row => [named(row, "no tier"), ...numbers(row)]);
    fillTable("clients", data.clients.slice(0, 10), row => [row.name, ...numbers(row)]);
    fillTable("limited", data.topLimitedClients, row => [row.name, texts.count(row.count)]);
    fillTable("nodes", data.nodes, row => [row.self ? `${row.name} (this one)` : row.name, texts.count(row.totalRequests),
        texts.count(row.requestsPerMinute), texts.percent(row.errorRate), texts.millis(row.p95)]);
    const nodes = document.querySelector("#nodes-card");
    if (nodes) {
        nodes.hidden = data.nodes.length < 2;
    }
    for (const note of document.querySelectorAll("[data-empty-for]")) {
        note.hidden = data.topEndpoints.some(endpoint => !isManagement(endpoint.path));
    }
}

function isManagement(path) {
    const { base } = document.body.dataset;
    const inside = base !== "" && path.startsWith(`${base}/`) ? path.slice(base.length) : path;
    return /^\/(dashboard|api\/gateway)(\/|$)/.test(inside);
}

const named = (row, none) => (row.name === "-" ? none : row.name);

const numbers = row => [
    texts.count(row.count),
    texts.count(row.errors),
    texts.count(row.rateLimitHits),
    texts.millis(row.avgResponseTime),
];

function setText(element, text) {
    if (element.textContent !== text) {
        element.textContent = text;
    }
}

function setLevel(element, value) {
    const { levels } = element.dataset;
    if (levels) {
        const [warn, bad] = levels.split(" ").map(Number);
        element.closest(".figure").dataset.level = value >= bad ? "bad" : value >= warn ? "warn" : "";
    }
}

function fillTable(name, rows, cells) {
    const body = document.querySelector(`[data-rows="${name}"]`);
    if (!body) {
        return;
    }
    const nothing = body.closest("[data-table]").querySelector("[data-nothing]");
    nothing.hidden = rows.length > 0;
    body.closest("table").hidden = rows.length === 0;
    body.replaceChildren(...rows.map(row => tableRow(cells(row))));
}

function tableRow(cells) {
    const row = document.createElement("tr");
    cells.forEach((text, index) => {
        const cell = document.createElement("td");
        cell.className = index === 0 ? "wrap" : "number";
        cell.textContent = text;
        row.append(cell);
    });
    return row;
}
