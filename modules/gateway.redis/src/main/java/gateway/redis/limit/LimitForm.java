package gateway.redis.limit;

import gateway.api.config.Parameters;
import gateway.api.limit.Policy;
import gateway.api.limit.Rate;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How a limit is decided: by a script that knows its algorithm, or here, by its limiter, on a state that Redis only
 * keeps.
 */
sealed interface LimitForm {
    /** What scripts count exactly. */
    long MAX_LIMIT = 1_000_000_000;

    /** What distinguishes states that cannot be read as each other. */
    String id();

    /** The files of the script that the form needs. */
    List<String> files();

    /**
     * By a script.
     *
     * @param id the algorithm as the script calls it
     * @param files where it is
     * @param parameters its three parameters
     */
    record Scripted(String id, List<String> files, List<String> parameters) implements LimitForm {

        /**
         * The form by which permits are given back whose request was refused after all.
         *
         * @param told what the script told when they were spent
         */
        Scripted undoing(long told) {
            boolean window = parameters.get(2).equals(NONE);
            return new Scripted(
                    id + "-undo",
                    Stream.concat(files.stream(), Stream.of("undo")).toList(),
                    List.of(parameters.get(0), parameters.get(1), window ? Long.toString(told) : parameters.get(2)));
        }

        /** The form by which places of a queue are given back; empty if it is no queue. */
        Optional<Scripted> givingBack() {
            return id.equals(QUEUE)
                    ? Optional.of(new Scripted("leaky-queue-return", files, parameters))
                    : Optional.empty();
        }
    }

    /** By the limiter: for algorithms without a script, and for limits beyond what scripts count exactly. */
    record Stored() implements LimitForm {
        @Override
        public String id() {
            return "stored";
        }

        @Override
        public List<String> files() {
            return List.of("stored");
        }
    }

    /** In place of a third parameter, which windows do not have. */
    String NONE = "0";

    /** The algorithm of queues. */
    String QUEUE = "leaky-queue";

    /** The form of a policy. */
    static LimitForm of(Policy policy) {
        Optional<LimitForm> scripted = switch (policy.algorithm()) {
            case "fixed-window", "sliding-window-counter", "sliding-window-log" -> window(policy);
            case "token-bucket" -> tokenBucket(policy.parameters());
            case "leaky-bucket" -> leakyBucket(policy.parameters());
            default -> Optional.empty();
        };
        return scripted.orElseGet(Stored::new);
    }

    private static Optional<LimitForm> window(Policy policy) {
        Parameters values = policy.parameters();
        long limit = values.whole("max-requests");
        long nanos = values.duration("window").toNanos();
        return limit <= MAX_LIMIT && Micros.fits(nanos)
                ? Optional.of(
                        scripted(policy.algorithm(), List.of(policy.algorithm()), limit, Micros.ofNanos(nanos), 0))
                : Optional.empty();
    }

    private static Optional<LimitForm> tokenBucket(Parameters values) {
        List<String> files = List.of("bucket", "token-bucket");
        if (values.text("refill").equals("smooth")) {
            return smooth("token-bucket", files, values);
        }
        long capacity = values.whole("max-requests");
        Rate portions = rate(values);
        long nanos = portions.per().toNanos();
        return capacity <= MAX_LIMIT && portions.permits() <= MAX_LIMIT && Micros.fits(nanos)
                ? Optional.of(
                        scripted("token-bucket-interval", files, capacity, portions.permits(), Micros.ofNanos(nanos)))
                : Optional.empty();
    }

    private static Optional<LimitForm> leakyBucket(Parameters values) {
        List<String> files = List.of("bucket", "leaky-bucket");
        return smooth(values.text("overflow").equals("delay") ? QUEUE : "leaky-bucket", files, values);
    }

    /** With the rate in lowest terms of permits for microseconds. */
    private static Optional<LimitForm> smooth(String id, List<String> files, Parameters values) {
        long capacity = values.whole("max-requests");
        Rate rate = rate(values);
        BigInteger permits = BigInteger.valueOf(rate.permits()).multiply(BigInteger.valueOf(1_000));
        BigInteger nanos = BigInteger.valueOf(rate.per().toNanos());
        BigInteger divisor = permits.gcd(nanos);
        BigInteger numerator = permits.divide(divisor);
        BigInteger denominator = nanos.divide(divisor);
        return capacity <= MAX_LIMIT && numerator.bitLength() <= 30 && denominator.bitLength() <= 49
                ? Optional.of(scripted(id, files, capacity, numerator.longValueExact(), denominator.longValueExact()))
                : Optional.empty();
    }

    private static Rate rate(Parameters values) {
        if (values.has("refill-rate")) {
            return values.rate("refill-rate");
        }
        Duration window = values.duration("window");
        return new Rate(values.whole("max-requests"), window);
    }

    private static LimitForm scripted(String id, List<String> files, long first, long second, long third) {
        return new Scripted(id, files, List.of(Long.toString(first), Long.toString(second), Long.toString(third)));
    }
}
