/**
 * API keys, devices, address rules and lockout.
 *
 * <p>Plain Java: what comes out of an HTTP request is handed in as text, and what has to be answered is handed back
 * as a value.
 */
module gateway.security {
    requires transitive gateway.api;

    exports gateway.security.address;
    exports gateway.security.apikey;
}
