package gateway.security.crash;

/** Sizes as the issue states them, or small enough for every build. */
final class Scale {
    private static final boolean SOAK = Boolean.getBoolean("gateway.soak");

    private Scale() {}

    static int of(int stated, int ordinary) {
        return SOAK ? stated : ordinary;
    }
}
