package gateway.benchmarks;

import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitKeyHasher;
import java.util.Arrays;
import java.util.stream.IntStream;

/** The keys of callers: the same objects for every contender, and as text for a library that takes nothing else. */
final class Keys {
    private static final LimitKeyHasher HASHER = new LimitKeyHasher(0x0123456789abcdefL, 0xfedcba9876543210L);

    private final LimitKey[] hashed;
    private final String[] names;

    Keys(int count) {
        hashed = IntStream.range(0, count).mapToObj(Keys::ofCaller).toArray(LimitKey[]::new);
        names = Arrays.stream(hashed)
                .map(key -> String.format("%016x%016x", key.high(), key.low()))
                .toArray(String[]::new);
    }

    static LimitKey ofCaller(int number) {
        return HASHER.key("client", "caller-" + number);
    }

    int count() {
        return hashed.length;
    }

    LimitKey hashed(int index) {
        return hashed[index];
    }

    String name(int index) {
        return names[index];
    }
}
