package gateway.web.config;

/** A part of the key of a limit. */
public enum KeyPart {
    /** The caller: key id, device id or, for anonymous callers, the address. */
    CLIENT,
    /** The address, IPv6 grouped by prefix, also of callers that have a key. */
    IP,
    /** The id of the API key; missing for callers without one. */
    KEY,
    /** The id of the device; missing for callers that are none. */
    DEVICE,
    /** The id of the route; missing if none matched. */
    ROUTE,
    /** The HTTP method. */
    METHOD,
    /** Nothing of the request: everybody counts together. */
    GLOBAL
}
