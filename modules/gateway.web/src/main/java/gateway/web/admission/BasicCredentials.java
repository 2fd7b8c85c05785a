package gateway.web.admission;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Objects;

/** A name and a password as a request carries them (RFC 7617, in UTF-8), before anybody has looked whether they are right. */
sealed interface BasicCredentials {
    /** The scheme, in any letter case, with the space after it. */
    String SCHEME = "Basic ";

    /** There are none; credentials of another scheme are nobody's business here. */
    record None() implements BasicCredentials {}

    /** There is something in their place that cannot be read. */
    record Malformed() implements BasicCredentials {}

    /** There they are. */
    record Login(String name, String password) implements BasicCredentials {
        /** Requires both. */
        public Login {
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(password, "password");
        }

        /** {@return the name only} */
        @Override
        public String toString() {
            return "Login[name=" + name + "]";
        }
    }

    /** What the lines of the header {@code Authorization} say; which of several is meant must not be a guess. */
    static BasicCredentials read(List<String> lines) {
        if (lines.stream().noneMatch(line -> line.regionMatches(true, 0, SCHEME, 0, SCHEME.length()))) {
            return new None();
        }
        return lines.size() == 1
                ? decode(lines.get(0).substring(SCHEME.length()).strip())
                : new Malformed();
    }

    private static BasicCredentials decode(String token) {
        try {
            byte[] bytes = Base64.getDecoder().decode(token);
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            int colon = text.indexOf(':');
            return colon > 0 && text.chars().noneMatch(Character::isISOControl)
                    ? new Login(text.substring(0, colon), text.substring(colon + 1))
                    : new Malformed();
        } catch (IllegalArgumentException | CharacterCodingException e) {
            return new Malformed();
        }
    }
}
