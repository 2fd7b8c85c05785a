package gateway.analytics.memory;

/**
 * A path that was asked for. Immutable.
 *
 * @param text the path
 * @param hash a hash value that nobody can choose paths by, unlike that of a string: whoever asked for thousands of paths of
 *     one hash value would make counting them slow
 */
record Path(String text, int hash) {
    private static final long FACTOR = 0x9E3779B97F4A7C15L;

    /** With a hash value that depends on a seed, which has to be the same for all that are compared. */
    static Path of(String text, long seed) {
        long hash = seed;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * FACTOR;
            hash ^= hash >>> 32;
        }
        return new Path(text, (int) hash);
    }

    /** Compares the texts only if there is need to. */
    @Override
    public boolean equals(Object other) {
        return this == other || (other instanceof Path path && hash == path.hash && text.equals(path.text));
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
