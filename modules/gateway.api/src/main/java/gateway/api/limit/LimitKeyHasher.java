package gateway.api.limit;

import java.security.SecureRandom;
import java.util.function.Supplier;

/**
 * Makes {@link LimitKey}s from text with a secret of its own, so that nobody outside can predict or collide them:
 * SipHash-2-4 with 128 bits of output (Aumasson and Bernstein, 2012) over the parts in UTF-16.
 *
 * <p>Thread-safe; hashing allocates nothing but the key. The secret of a hasher stays the same, unless it is one that
 * {@linkplain #following follows} somebody else's.
 */
public final class LimitKeyHasher {
    private final Supplier<Secret> secret;

    /**
     * What has to be known to make a key.
     *
     * @param k0 the first half
     * @param k1 the second half
     */
    public record Secret(long k0, long k1) {

        /**
         * {@return a fresh secret}
         *
         * @param random where it comes from
         */
        public static Secret random(SecureRandom random) {
            return new Secret(random.nextLong(), random.nextLong());
        }

        @Override
        public String toString() {
            return "Secret[***]";
        }
    }

    private LimitKeyHasher(Supplier<Secret> secret) {
        this.secret = secret;
    }

    /**
     * With a given secret: equal secrets make equal keys.
     *
     * @param k0 the first half
     * @param k1 the second half
     */
    public LimitKeyHasher(long k0, long k1) {
        this(always(new Secret(k0, k1)));
    }

    /**
     * {@return a hasher with a fresh secret}
     *
     * @param random where the secret comes from
     */
    public static LimitKeyHasher random(SecureRandom random) {
        return new LimitKeyHasher(always(Secret.random(random)));
    }

    /**
     * {@return a hasher for a secret that is not known yet, or may become another}
     *
     * @param secret the secret as it is now; asked for each key, from any thread, and never {@code null}
     */
    public static LimitKeyHasher following(Supplier<Secret> secret) {
        return new LimitKeyHasher(secret);
    }

    private static Supplier<Secret> always(Secret secret) {
        return () -> secret;
    }

    /**
     * {@return the key for a sequence of parts} Part boundaries and order count, so {@code ("ab", "c")} and
     * {@code ("a", "bc")} differ.
     *
     * @param parts the parts; the first usually names the kind of key
     */
    public LimitKey key(String... parts) {
        Secret known = secret.get();
        SipHash hash = new SipHash(known.k0(), known.k1());
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
