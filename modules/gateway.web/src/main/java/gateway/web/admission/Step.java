package gateway.web.admission;

/** How far a request has come; the order of the stages. */
enum Step {
    /** It has just arrived. */
    BEGUN,
    /** Its target, method and port are acceptable. */
    ENTERED,
    /** Its client is known. Before the address rules, since those must answer for stage two's refusals. */
    AUTHENTICATED,
    /** Its address is let in. Before the limits, so that a refused address spends nobody's permits. */
    ADDRESS_CHECKED,
    /** Its permits are spent. */
    LIMITED
}
