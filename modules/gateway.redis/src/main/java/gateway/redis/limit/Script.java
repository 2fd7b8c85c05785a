package gateway.redis.limit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A script as Redis gets it, put together from files.
 *
 * @param text what is loaded
 * @param digest what it is called by: SHA-1, in hexadecimal digits
 */
public record Script(String text, String digest) {

    private static final Map<Set<String>, Script> ACQUIRING = new ConcurrentHashMap<>();

    /** The script that decides by the algorithms in some files; the same object for the same files. */
    static Script acquiring(Collection<String> files) {
        return ACQUIRING.computeIfAbsent(Set.copyOf(files), Script::acquire);
    }

    private static Script acquire(Set<String> files) {
        // In the order of the alphabet, "bucket" stands before those that need it.
        return of(Stream.of(Stream.of("common"), new TreeSet<>(files).stream(), Stream.of("acquire"))
                .flatMap(names -> names)
                .map(Script::file)
                .collect(Collectors.joining("\n")));
    }

    /** What all algorithms have in common. */
    static String common() {
        return file("common");
    }

    /**
     * {@return the script in one file}
     *
     * @param file its name, without {@code .lua}
     */
    public static Script alone(String file) {
        return of(file(file));
    }

    private static Script of(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-1").digest(text.getBytes(StandardCharsets.UTF_8));
            return new Script(text, HexFormat.of().formatHex(digest));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    static String file(String name) {
        String path = "/gateway/redis/lua/" + name + ".lua";
        try (InputStream in = Objects.requireNonNull(Script.class.getResourceAsStream(path), path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Script script && script.digest.equals(digest);
    }

    @Override
    public int hashCode() {
        return digest.hashCode();
    }
}
