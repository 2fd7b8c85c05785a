package gateway.client;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.function.Consumer;

/**
 * Splits the bytes of a stream into lines of UTF-8, each as soon as its end is there: a carriage return, a line feed, or
 * both. Not thread-safe.
 */
final class LineSplitter {
    static final int LONGEST = 1 << 20;
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final Consumer<String> lines;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private boolean first = true;
    private boolean afterReturn;

    LineSplitter(Consumer<String> lines) {
        this.lines = lines;
    }

    void accept(ByteBuffer bytes) {
        while (bytes.hasRemaining()) {
            accept(bytes.get());
        }
    }

    private void accept(byte next) {
        boolean secondOfTwo = afterReturn && next == '\n';
        afterReturn = next == '\r';
        if (next == '\r' || (next == '\n' && !secondOfTwo)) {
            end();
        } else if (next != '\n') {
            add(next);
        }
    }

    private void add(byte next) {
        if (line.size() == LONGEST) {
            throw new TooLongException("a line");
        }
        line.write(next);
    }

    private void end() {
        String text = line.toString(UTF_8);
        line.reset();
        boolean marked = first && text.startsWith(BYTE_ORDER_MARK);
        first = false;
        lines.accept(marked ? text.substring(1) : text);
    }
}
