package gateway.api.limit;

import java.security.SecureRandom;

/**
 * Makes {@link LimitKey}s from text with a secret of its own, so that nobody outside can predict or collide them:
 * SipHash-2-4 with 128 bits of output (Aumasson and Bernstein, 2012) over the parts in UTF-16.
 *
 * <p>Immutable and thread-safe; hashing allocates nothing but the key.
 */
public final class LimitKeyHasher {
    private final long k0;
    private final long k1;

    /**
     * With a given secret: equal secrets make equal keys.
     *
     * @param k0 the first half
     * @param k1 the second half
     */
    public LimitKeyHasher(long k0, long k1) {
        this.k0 = k0;
        this.k1 = k1;
    }

    /**
     * {@return a hasher with a fresh secret}
     *
     * @param random where the secret comes from
     */
    public static LimitKeyHasher random(SecureRandom random) {
        return new LimitKeyHasher(random.nextLong(), random.nextLong());
    }

    /**
     * {@return the key for a sequence of parts} Part boundaries and order count, so {@code ("ab", "c")} and
     * {@code ("a", "bc")} differ.
     *
     * @param parts the parts; the first usually names the kind of key
     */
    public LimitKey key(String... parts) {
        SipHash hash = new SipHash(k0, k1);
        for (String part : parts) {
            hash.update(part.length());
            for (int i = 0; i < part.length(); i += 4) {
                hash.update(word(part, i));
            }
        }
        return hash.finish();
    }

    private static long word(String text, int start) {
        long word = 0;
        int end = Math.min(start + 4, text.length());
        for (int i = start; i < end; i++) {
            word |= (long) text.charAt(i) << (16 * (i - start));
        }
        return word;
    }
}
