package gateway.redis.limit;

import gateway.api.limit.LimitKey;
import java.util.Arrays;

/** What callers have to keep. */
final class Checks {
    private Checks() {}

    /**
     * One key and one number of permits for each policy.
     *
     * @throws IllegalArgumentException if not
     */
    static void check(int policies, LimitKey[] keys, long[] permits) {
        checkLength("keys", keys.length, policies);
        checkLength("permits", permits.length, policies);
        if (Arrays.stream(permits).anyMatch(some -> some < 0)) {
            throw new IllegalArgumentException("permits must be >= 0, were " + Arrays.toString(permits));
        }
    }

    static void checkLength(String name, int length, int policies) {
        if (length != policies) {
            throw new IllegalArgumentException(
                    name + " must be one for each of " + policies + " policies, were " + length);
        }
    }
}
