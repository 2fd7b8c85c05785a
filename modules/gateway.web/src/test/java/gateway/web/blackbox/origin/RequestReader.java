package gateway.web.blackbox.origin;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** Reads requests off a connection, strictly by RFC 9112. */
final class RequestReader {
    private final InputStream in;

    RequestReader(InputStream in) {
        this.in = in;
    }

    /** The next head; empty at the end. */
    Received head() throws IOException {
        StringBuilder head = new StringBuilder();
        for (String line = line(); !line.equals("\r\n") && !line.isEmpty(); line = line()) {
            head.append(line);
        }
        return new Received(head.toString(), new byte[0], "");
    }

    Received withBody(Received head) throws IOException {
        List<String> length = head.all("Content-Length");
        if (!head.all("Transfer-Encoding").isEmpty()) {
            return chunked(head);
        }
        return new Received(head.head(), length.isEmpty() ? new byte[0] : exactly(Integer.parseInt(length.get(0))), "");
    }

    private Received chunked(Received head) throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        for (int size = size(); size > 0; size = size()) {
            body.writeBytes(exactly(size));
            line();
        }
        return new Received(head.head(), body.toByteArray(), head().head());
    }

    private int size() throws IOException {
        return Integer.parseInt(line().strip(), 16);
    }

    private byte[] exactly(int length) throws IOException {
        byte[] bytes = in.readNBytes(length);
        if (bytes.length < length) {
            throw new EOFException("the body ended early");
        }
        return bytes;
    }

    private String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        int next = in.read();
        for (; next >= 0 && next != '\n'; next = in.read()) {
            line.write(next);
        }
        if (next >= 0) {
            line.write(next);
        }
        return line.toString(ISO_8859_1);
    }
}
