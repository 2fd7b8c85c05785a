package gateway.web.admission;

import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestLogSink;
import gateway.api.analytics.RequestRefusal;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;

/**
 * Counts requests since the gateway was opened: by class of status, and those that were refused by error and by policy.
 * Names come from the gateway and its configuration, never from callers. Thread-safe.
 */
public final class RequestCounts implements RequestLogSink {
    /** So that a configuration that keeps changing does not fill the memory. */
    private static final int MAX_NAMES = 10_000;

    private static final int CLASSES = 5;

    private final LongAdder[] classes =
            IntStream.range(0, CLASSES).mapToObj(i -> new LongAdder()).toArray(LongAdder[]::new);
    private final Map<String, LongAdder> errors = new ConcurrentHashMap<>();
    private final Map<String, LongAdder> policies = new ConcurrentHashMap<>();

    /** None so far. */
    public RequestCounts() {}

    @Override
    public void record(RequestEntry entry) {
        classes[Math.max(1, Math.min(entry.status() / 100, CLASSES)) - 1].increment();
        entry.refusal().ifPresent(this::count);
    }

    private void count(RequestRefusal refusal) {
        count(errors, refusal.error());
        refusal.policy().ifPresent(policy -> count(policies, policy));
    }

    private static void count(Map<String, LongAdder> counts, String name) {
        LongAdder known = counts.get(name);
        if (known != null) {
            known.increment();
        } else if (counts.size() < MAX_NAMES) {
            counts.computeIfAbsent(name, first -> new LongAdder()).increment();
        }
    }

    /**
     * {@return how many were answered with a class of statuses}
     *
     * @param firstDigit of the statuses, from 1 to 5
     */
    public long ofClass(int firstDigit) {
        return classes[firstDigit - 1].sum();
    }

    /** {@return how many were refused, by the {@code error} that was answered, in the order of its letters} */
    public Map<String, Long> byError() {
        return sums(errors);
    }

    /** {@return how many a limit refused, by the name of its policy, in the order of its letters} */
    public Map<String, Long> byPolicy() {
        return sums(policies);
    }

    private static Map<String, Long> sums(Map<String, LongAdder> counts) {
        Map<String, Long> sums = new TreeMap<>();
        counts.forEach((name, count) -> sums.put(name, count.sum()));
        return sums;
    }
}
