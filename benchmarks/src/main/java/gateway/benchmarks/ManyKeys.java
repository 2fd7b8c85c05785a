package gateway.benchmarks;

import gateway.api.client.SecretDigest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** API keys in a file, as many as wanted. */
final class ManyKeys {
    private ManyKeys() {}

    /** The secret of the key with this number; those from the count of keys on are nobody's. */
    static String secret(int number) {
        return String.format("gw_live_%032x", number * 0x9E3779B97F4A7C15L);
    }

    /** Writes the file that as many keys would be kept in. One after the other would write it as often. */
    static void write(Path folder, int count) throws IOException {
        String keys = IntStream.range(0, count).mapToObj(ManyKeys::key).collect(Collectors.joining(",\n"));
        Files.writeString(folder.resolve("keys.json"), "{\"version\": 1, \"keys\": [\n" + keys + "\n]}\n");
    }

    private static String key(int number) {
        return String.format(
                "{\"id\": \"key_%012x\", \"name\": \"Key %1$d\", \"roles\": [], \"createdAt\": \"2026-03-01T12:00:00Z\","
                        + " \"active\": true, \"secrets\": [{\"sha256\": \"%s\"}]}",
                number, SecretDigest.of(secret(number)).hex());
    }
}
