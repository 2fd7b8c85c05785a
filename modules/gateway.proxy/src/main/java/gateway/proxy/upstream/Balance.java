package gateway.proxy.upstream;

/** How requests are shared among the servers of an upstream. */
public enum Balance {
    /** In turn, as often as their weights say. */
    ROUND_ROBIN,
    /** Whoever has the fewest under way in proportion to its weight. */
    LEAST_CONNECTIONS
}
