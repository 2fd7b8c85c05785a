package gateway.web.route;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;

/**
 * Brings one path into normal form. Parameters ({@code ;…}) are left out before anything is decided about a segment,
 * so that {@code ..;x} is the dot segment that some servers take it for.
 */
final class PathReader {
    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private final boolean lenient;
    private final StringBuilder path = new StringBuilder();
    private int segmentStart;
    private boolean inParameters;
    private boolean readsDifferently;
    private boolean beyondAscii;
    private Optional<String> fault = Optional.empty();

    private PathReader(String raw, boolean lenient) {
        this.lenient = lenient;
        read(raw);
    }

    /** Reads a path in which only {@code /} separates segments and only {@code ;} begins parameters. */
    static PathReader strict(String raw) {
        return new PathReader(raw, false);
    }

    /** Reads a path as a server does that takes {@code %2F} and {@code %3B} for what they encode. */
    static PathReader lenient(String raw) {
        return new PathReader(raw, true);
    }

    /** What is wrong with the path, as a sentence; empty if nothing is. */
    Optional<String> fault() {
        return fault;
    }

    /** The normal form; it may end with a slash. */
    String path() {
        return path.toString();
    }

    /** Whether strict and lenient reading differ. */
    boolean readsDifferently() {
        return readsDifferently;
    }

    private void read(String raw) {
        if (raw.charAt(0) != '/') {
            fail("The path does not begin with a slash.");
        }
        for (int i = 0; i < raw.length() && fault.isEmpty(); i++) {
            char c = raw.charAt(i);
            if (c == '%') {
                octet(TargetCharacters.octet(raw, i));
                i += 2;
            } else {
                character(c);
            }
        }
        endSegment(true);
        if (beyondAscii && !isUtf8(path)) {
            fail("The path contains percent-encoded octets that are not UTF-8.");
        }
    }

    private void character(char c) {
        if (c == '/') {
            slash();
        } else if (c == ';') {
            inParameters = true;
        } else if (c == '\\') {
            fail("The path contains a backslash.");
        } else if (TargetCharacters.inSegment(c)) {
            append(c);
        } else {
            fail("The path contains a character that must be percent-encoded.");
        }
    }

    private void octet(int octet) {
        if (octet < 0) {
            fail("The path contains a percent sign without two hexadecimal digits.");
        } else if (octet < 0x20 || octet == 0x7F) {
            fail("The path contains a percent-encoded control character.");
        } else if (octet == '\\') {
            fail("The path contains a percent-encoded backslash.");
        } else if (octet == '/' || octet == ';') {
            separator((char) octet);
        } else if (TargetCharacters.inSegment(octet)) {
            append((char) octet);
        } else {
            encoded(octet);
        }
    }

    private void separator(char c) {
        readsDifferently = true;
        if (lenient) {
            character(c);
        } else {
            encoded(c);
        }
    }

    private void append(char c) {
        if (!inParameters) {
            path.append(c);
        }
    }

    private void encoded(int octet) {
        if (!inParameters) {
            beyondAscii |= octet >= 0x80;
            path.append('%').append(HEX.toHexDigits((byte) octet));
        }
    }

    private void slash() {
        if (path.length() > 0) {
            endSegment(false);
        }
        path.append('/');
        segmentStart = path.length();
        inParameters = false;
    }

    private void endSegment(boolean last) {
        int length = path.length() - segmentStart;
        if (length == 0 && !last) {
            fail("The path contains an empty segment.");
        }
        boolean dots = length == 1 || (length == 2 && path.charAt(segmentStart + 1) == '.');
        if (dots && path.charAt(segmentStart) == '.') {
            fail("The path contains a dot segment.");
        }
    }

    private void fail(String reason) {
        fault = fault.isPresent() ? fault : Optional.of(reason);
    }

    /** Whether the percent-encoded octets of a normal form are UTF-8, without surrogates and overlong forms. */
    private static boolean isUtf8(CharSequence path) {
        ByteBuffer octets = ByteBuffer.allocate(path.length());
        for (int i = 0; i < path.length(); i++) {
            boolean encoded = path.charAt(i) == '%';
            octets.put((byte) (encoded ? HexFormat.fromHexDigits(path, i + 1, i + 3) : path.charAt(i)));
            i += encoded ? 2 : 0;
        }
        try {
            StandardCharsets.UTF_8.newDecoder().decode(octets.flip());
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }
}
