package gateway.security.crash;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;

/** What a {@link MutatingGateway} says. */
final class Acknowledgements {
    private final InputStream source;
    private final ByteArrayOutputStream read = new ByteArrayOutputStream();

    Acknowledgements(InputStream source) {
        this.source = source;
    }

    /** Returns when so many steps were acknowledged, or nothing more will be said. */
    void await(int steps) throws IOException {
        for (int lines = 0; lines < steps; ) {
            int next = source.read();
            if (next < 0) {
                return;
            }
            read.write(next);
            lines += next == '\n' ? 1 : 0;
        }
    }

    /** The steps of each lane that were acknowledged up to the end. A line that breaks off says nothing. */
    Map<String, Integer> all() throws IOException {
        source.transferTo(read);
        String said = read.toString(US_ASCII);
        Map<String, Integer> steps = new HashMap<>();
        said.substring(0, said.lastIndexOf('\n') + 1).lines().forEach(line -> {
            String[] words = line.split(" ", 2);
            steps.put(words[0], Integer.valueOf(words[1]));
        });
        return steps;
    }
}
