package gateway.security.apikey;

import java.util.regex.Pattern;

/**
 * What the id of an API key may look like: {@code [a-z0-9_-]{1,64}}, but not the shape of a UUID, which is that of
 * the ids of devices.
 */
public final class ApiKeyId {
    /** The texts that are ids, in words that go on after "allowed is". */
    static final String ALLOWED = "1 to 64 of a-z, 0-9, _ and -, not in the form of a UUID";

    private static final int UUID_LENGTH = 36;
    private static final Pattern ID = Pattern.compile("[a-z0-9_-]{1,64}");
    private static final Pattern UUID = Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");

    private ApiKeyId() {}

    /**
     * {@return whether an API key can have this id}
     *
     * @param id the id
     */
    public static boolean isValid(String id) {
        return ID.matcher(id).matches() && !isUuid(id);
    }

    private static boolean isUuid(String id) {
        return id.length() == UUID_LENGTH && UUID.matcher(id).matches();
    }

    /**
     * {@return the id, if an API key can have it}
     *
     * @param id the id
     * @throws IllegalArgumentException if not; the message reads after the name of a setting, as in
     *     {@code is "Mobile App", allowed is …}
     */
    public static String require(String id) {
        if (!isValid(id)) {
            throw new IllegalArgumentException("is \"" + id + "\", allowed is " + ALLOWED);
        }
        return id;
    }
}
