package gateway.redis.store;

/** What somebody else may have written in Redis, as far as it may stand in a message: one line, and no long one. */
public final class Shown {
    private static final int MOST = 100;

    private Shown() {}

    /**
     * {@return the text, without control characters; of a long one, the beginning}
     *
     * @param text a name, not a value
     */
    public static String of(String text) {
        String line = text.substring(0, Math.min(MOST, text.length())).replaceAll("\\p{Cntrl}", "?");
        return text.length() <= MOST ? line : line + "… (" + text.length() + " characters)";
    }
}
