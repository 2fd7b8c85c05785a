package gateway.security.apikey;

/** What the secret of an API key may look like: 1 to 256 characters from {@code !} (0x21) to {@code ~} (0x7E). */
public final class ApiKeySecret {
    /** What the credentials of devices start with; no API key does. */
    static final String DEVICE_PREFIX = "totp_";

    private static final int MAX_LENGTH = 256;

    private ApiKeySecret() {}

    /**
     * {@return the secret, if an API key can have it}
     *
     * @param secret the secret
     * @throws IllegalArgumentException if no request could ever present it; the message does not repeat it
     */
    public static String require(String secret) {
        if (!isWellFormed(secret)) {
            throw new IllegalArgumentException(
                    "a secret is 1 to " + MAX_LENGTH + " ASCII characters from ! to ~, without white space");
        }
        if (secret.startsWith(DEVICE_PREFIX)) {
            throw new IllegalArgumentException(
                    "a secret does not start with " + DEVICE_PREFIX + ", which is reserved for devices");
        }
        return secret;
    }

    static boolean isWellFormed(String secret) {
        return !secret.isEmpty()
                && secret.length() <= MAX_LENGTH
                && secret.chars().allMatch(c -> c >= '!' && c <= '~');
    }

    /** Without the spaces and tabs around it; other white space is not ours to forgive. */
    static String trim(String value) {
        int start = 0;
        int end = value.length();
        while (start < end && isSpace(value.charAt(start))) {
            start++;
        }
        while (start < end && isSpace(value.charAt(end - 1))) {
            end--;
        }
        return value.substring(start, end);
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\t';
    }
}
