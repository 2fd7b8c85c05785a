package gateway.web.jaxrs;

import jakarta.ws.rs.Priorities;

/** The order of the filters, and why it is so. Requests go through them upwards, responses downwards. */
final class FilterOrder {
    /** First, so that whatever refuses a request afterwards is logged. */
    static final int LOG = Priorities.AUTHENTICATION - 900;
    /** Before the address rules, which answer for it: they say 403 where both would refuse. */
    static final int AUTHENTICATE = Priorities.AUTHENTICATION - 800;
    /** Before the limits, so that a refused address spends nobody's permits. */
    static final int ADDRESS = Priorities.AUTHENTICATION - 700;
    /** Before the application's own filters, whose work a refused request must not cause. */
    static final int LIMIT = Priorities.AUTHENTICATION - 600;
    /** After the limits, so that malformed requests are limited like others. */
    static final int ACCEPT = Priorities.AUTHENTICATION - 500;
    /** On the way out last, so that it has the last word over rate and cache headers. */
    static final int HEADERS = Priorities.AUTHENTICATION - 900;

    private FilterOrder() {}
}
