package gateway.testkit.lockout;

import gateway.api.lockout.LockoutRule;
import gateway.api.lockout.LockoutStore;
import gateway.testkit.limit.MovableTicker;
import gateway.testkit.limit.Seed;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;

/** A few keys that fail at random, mostly at times around which something may go wrong. */
final class RandomLockouts {
    private static final int REMEMBERED = 12;
    private static final int KEYS = 3;

    private final Random random;
    private final LockoutStore store;
    private final MovableTicker ticker;
    private final LockoutRule rule;
    private final long resolution;
    private final long start;
    private final Map<Integer, ReferenceLockout> references = new HashMap<>();
    private final Deque<String> history = new ArrayDeque<>();

    RandomLockouts(long seed, LockoutStore store, MovableTicker ticker, LockoutRule rule, long resolution) {
        random = new Random(seed);
        this.store = store;
        this.ticker = ticker;
        this.rule = rule;
        this.resolution = resolution;
        start = ticker.epochNanos();
    }

    /** Expects the answers of the reference at each step. */
    void compare(int steps) {
        for (int i = 0; i < steps; i++) {
            int key = random.nextInt(KEYS);
            ReferenceLockout reference = references.computeIfAbsent(key, number -> new ReferenceLockout());
            ticker.advanceNanos(gap(reference.lockedFor(ticker.epochNanos())));
            step(key, reference);
        }
    }

    private void step(int key, ReferenceLockout reference) {
        long now = ticker.epochNanos();
        if (random.nextInt(40) == 0) {
            store.clear(LockoutTimeline.key(key));
            references.put(key, new ReferenceLockout());
            remember(now, key, "is cleared", 0);
            return;
        }
        expect(
                now,
                key,
                "is locked",
                reference.lockedFor(now),
                store.lockedFor(LockoutTimeline.key(key)).toNanos());
        long expected = reference.fail(rule, now);
        expect(
                now,
                key,
                "fails",
                expected,
                store.fail(LockoutTimeline.key(key), rule).toNanos());
    }

    private long gap(long locked) {
        long off = random.nextLong(-1, 2) * resolution;
        long gap = switch (random.nextInt(10)) {
            case 0, 1, 2, 3 -> 0;
            case 4, 5 -> locked + off;
            case 6 -> rule.window().toNanos() + off;
            case 7 -> rule.maxLock().toNanos() + off;
            case 8 -> locked + rule.maxLock().toNanos() + off;
            default -> random.nextLong(rule.window().toNanos()) / resolution * resolution;
        };
        return Math.max(gap, 0);
    }

    private void expect(long now, int key, String what, long expected, long actual) {
        remember(now, key, what, actual);
        if (actual != expected) {
            throw new AssertionError("expected " + expected + " ns, under " + rule + ", after\n  "
                    + String.join("\n  ", history) + "\n(" + Seed.hint() + ")");
        }
    }

    private void remember(long now, int key, String what, long answer) {
        history.add("at " + (now - start) + " ns key " + key + " " + what + ": " + answer + " ns");
        if (history.size() > REMEMBERED) {
            history.remove();
        }
    }
}
