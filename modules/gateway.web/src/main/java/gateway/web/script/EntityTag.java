package gateway.web.script;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A name of some content that no other content has (RFC 9110, 8.8.3). */
record EntityTag(String text) {
    private static final Pattern COMMA = Pattern.compile(",");
    private static final int BYTES = 16;

    static EntityTag of(byte[] content) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(content);
            return new EntityTag('"' + HexFormat.of().formatHex(digest, 0, BYTES) + '"');
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** Whether one of the values of {@code If-None-Match} names it, or everything. */
    boolean isIn(List<String> values) {
        return values.stream()
                .flatMap(COMMA::splitAsStream)
                .map(String::strip)
                .anyMatch(value -> Stream.of("*", text, "W/" + text).anyMatch(value::equals));
    }
}
