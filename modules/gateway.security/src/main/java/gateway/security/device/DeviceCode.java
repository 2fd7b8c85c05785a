package gateway.security.device;

import java.util.Objects;
import java.util.regex.Pattern;

/** The credential of a device as a request carries it, before anybody has looked whether it is right. */
public sealed interface DeviceCode {

    /** What the credentials of devices, and of nobody else, start with. */
    String PREFIX = "totp_";

    /**
     * {@return what was presented} A code is exactly {@code totp_<id>_<16 lower-case hexadecimal digits>}; there is no
     * second way to write it.
     *
     * @param presented what was sent as the API key
     */
    static DeviceCode parse(String presented) {
        return DeviceCodeText.parse(presented);
    }

    /** Something else than the credential of a device. */
    record NoDeviceCode() implements DeviceCode {}

    /** It begins like one and cannot be one; it is refused like a wrong code. */
    record Malformed() implements DeviceCode {}

    /**
     * A code for the id of a device.
     *
     * @param id the id, a UUID in lower case
     * @param digits 16 lower-case hexadecimal digits
     */
    record Code(String id, String digits) implements DeviceCode {
        private static final Pattern DIGITS = Pattern.compile("[0-9a-f]{16}");

        /**
         * Requires both.
         *
         * @throws IllegalArgumentException if a value has not its form; the message does not repeat the digits
         */
        public Code {
            if (!DeviceId.isValid(Objects.requireNonNull(id, "id"))) {
                throw new IllegalArgumentException("id must be a UUID in lower case, was " + id);
            }
            if (!areDigits(Objects.requireNonNull(digits, "digits"))) {
                throw new IllegalArgumentException("digits must be 16 of 0-9 and a-f");
            }
        }

        static boolean areDigits(String text) {
            return DIGITS.matcher(text).matches();
        }

        /** {@return a text that says nothing about the digits} */
        @Override
        public String toString() {
            return "Code[id=" + id + "]";
        }
    }
}
