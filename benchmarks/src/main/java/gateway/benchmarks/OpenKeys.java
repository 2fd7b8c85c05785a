package gateway.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Prints how long it takes to open a store of API keys: first in a JVM that has just started, as at the start of a
 * gateway, then some times more. The argument is the number of keys, by default 10,000.
 */
public final class OpenKeys {
    private static final int TIMES = 5;

    private OpenKeys() {}

    /**
     * Measures.
     *
     * @param args the number of keys
     * @throws IOException if the file cannot be written
     */
    public static void main(String[] args) throws IOException {
        int count = args.length == 0 ? 10_000 : Integer.parseInt(args[0]);
        Path folder = Files.createTempDirectory("keys");
        try {
            ManyKeys.write(folder, count);
            for (int i = 0; i < TIMES; i++) {
                long start = System.nanoTime();
                int opened = ManyKeys.open(folder).list().size();
                System.out.printf("%,d keys in %,d ms%n", opened, (System.nanoTime() - start) / 1_000_000);
            }
        } finally {
            Files.delete(folder.resolve("keys.json"));
            Files.delete(folder);
        }
    }
}
