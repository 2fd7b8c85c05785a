/**
 * What happened: a ring of recent requests, snapshots of it, and the JSON-lines log.
 */
module gateway.analytics {
    requires transitive gateway.api;

    exports gateway.analytics;
}
