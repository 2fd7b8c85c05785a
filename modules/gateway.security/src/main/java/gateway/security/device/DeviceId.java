package gateway.security.device;

import java.util.regex.Pattern;

/** What the id of a device looks like: a UUID in lower case, chosen by the browser. */
public final class DeviceId {
    /** How many characters it has. */
    static final int LENGTH = 36;

    private static final Pattern UUID = Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");

    private DeviceId() {}

    /**
     * {@return whether a device can have this id}
     *
     * @param id the id, of any length
     */
    public static boolean isValid(String id) {
        return id.length() == LENGTH && UUID.matcher(id).matches();
    }
}
