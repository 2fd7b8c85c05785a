package gateway.web.admission;

import gateway.api.limit.Limit;
import gateway.api.limit.Policy;
import gateway.web.config.KeyPart;
import gateway.web.config.MissingPart;
import gateway.web.config.PolicyConfig;
import java.util.List;
import java.util.Objects;

/**
 * One limit of one kind of request.
 *
 * @param policy what the store knows
 * @param key the parts of its key
 * @param worded whether the client and the destination of a request say the whole key, so that nothing has to be read
 * @param missing what happens to a request that lacks one
 * @param cost permits that a request spends, the route's factor included
 * @param global whether it is everybody's and not the caller's own
 * @param texts what rate headers say about it
 */
record PlannedLimit(
        Policy policy,
        List<KeyPart> key,
        boolean worded,
        MissingPart missing,
        long cost,
        boolean global,
        RateTexts texts) {

    PlannedLimit {
        Objects.requireNonNull(policy, "policy");
        key = List.copyOf(key);
        Objects.requireNonNull(missing, "missing");
        Objects.requireNonNull(texts, "texts");
    }

    /** The limit of the caller's own, on a route whose requests cost so many times as much. */
    static PlannedLimit own(PolicyConfig config, long factor) {
        return planned(config, factor, false);
    }

    /** The limit that every request counts against. */
    static PlannedLimit global(PolicyConfig config, long factor) {
        return planned(config, factor, true);
    }

    private static PlannedLimit planned(PolicyConfig config, long factor, boolean global) {
        Policy policy = config.policy();
        return new PlannedLimit(
                policy,
                config.key(),
                config.key().stream().allMatch(KeyPart.Word.class::isInstance),
                // A shadow limit never refuses, not even for want of a key.
                policy.shadow() && config.missing() == MissingPart.DENY ? MissingPart.SKIP : config.missing(),
                product(config.cost(), factor),
                global,
                RateTexts.of(policy));
    }

    /** A product beyond all limits is as impossible as the greatest number. */
    private static long product(long a, long b) {
        return Math.multiplyHigh(a, b) == 0 && a * b >= 0 ? a * b : Long.MAX_VALUE;
    }

    /** Whether the body of a request is read for it. */
    boolean inspectsBody() {
        return key.stream().anyMatch(KeyPart.Json.class::isInstance);
    }

    /** Whether a request may have to wait for its turn. */
    boolean delays() {
        return policy.delays();
    }

    /** How long a request takes to drain, in nanoseconds, rounded up. */
    long spanNanos() {
        Limit full = policy.limiter().shape().limit();
        long window = full.window().toNanos();
        long slot = window / full.permits() + (window % full.permits() == 0 ? 0 : 1);
        return product(slot, cost);
    }

    String name() {
        return policy.name();
    }

    long permits() {
        return policy.limiter().shape().limit().permits();
    }

    /** Whether callers may see it before it refuses them. */
    boolean shown() {
        return !global && !policy.shadow();
    }
}
