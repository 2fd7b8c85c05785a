package gateway.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Devices in a file, as many as wanted. */
final class ManyDevices {
    private ManyDevices() {}

    static void write(Path folder, int count) throws IOException {
        String devices = IntStream.range(0, count).mapToObj(ManyDevices::device).collect(Collectors.joining(",\n"));
        Files.writeString(folder.resolve("devices.json"), "{\"version\": 1, \"devices\": [\n" + devices + "\n]}\n");
    }

    private static String device(int number) {
        return String.format(
                "{\"id\": \"%s\", \"nonce\": \"%032x\", \"addressGroup\": \"10.%d.%d.%d\", \"registeredAt\":"
                        + " \"2026-03-01T12:00:00.%03dZ\", \"expiresAt\": \"2126-03-08T12:00:00.%05$03dZ\", \"revoked\": false}",
                new UUID(0x4000L | (long) number << 16, 0x8000_0000_0000_0000L | number),
                number,
                number >> 16,
                number >> 8 & 255,
                number & 255,
                number % 1000);
    }
}
