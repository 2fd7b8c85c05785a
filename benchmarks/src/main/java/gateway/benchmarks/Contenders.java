package gateway.benchmarks;

/** The contenders by the names they have in results. */
final class Contenders {
    private Contenders() {}

    /** Opens a contender; any name that is not one of those below is an algorithm of ours. */
    static Contender open(String name, Load load, Keys keys) {
        return switch (name) {
            case "global" -> GatewayLimits.global(load);
            case "token-bucket+global" -> GatewayLimits.callersAndGlobal(load, keys);
            case "bucket4j" -> Bucket4jBuckets.yesOrNo(load, keys);
            case "bucket4j-probe" -> Bucket4jBuckets.probe(load, keys);
            case "resilience4j" -> new Resilience4jLimiters(load, keys);
            case "guava" -> new GuavaLimiters(load, keys);
            case "lower-bound" -> new LowerBound(keys);
            default -> GatewayLimits.callers(name, load, keys);
        };
    }
}
