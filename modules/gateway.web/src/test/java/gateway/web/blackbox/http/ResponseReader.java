package gateway.web.blackbox.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Reads one answer (RFC 9112) and leaves the stream where the next one begins. */
final class ResponseReader {
    private static final Set<Integer> WITHOUT_BODY = Set.of(204, 304);

    private final InputStream in;

    ResponseReader(InputStream in) {
        this.in = in;
    }

    Response read(String method) throws IOException {
        while (true) {
            int status = status(line());
            List<Header> headers = headers();
            if (status >= 200) {
                boolean bodiless = method.equals("HEAD") || WITHOUT_BODY.contains(status);
                return new Response(status, headers, bodiless ? "" : new String(body(headers), UTF_8));
            }
        }
    }

    /** Status and headers; what follows is left in the stream, unless it has a length. */
    Response readHead() throws IOException {
        int status = status(line());
        List<Header> headers = headers();
        boolean hasLength = headers.stream().anyMatch(header -> header.isNamed("Content-Length"));
        return new Response(status, headers, hasLength ? new String(body(headers), UTF_8) : "");
    }

    private static int status(String line) throws IOException {
        if (!line.matches("HTTP/1\\.[01] [1-5][0-9]{2}( .*)?")) {
            throw new IOException("not a status line: " + line);
        }
        return Integer.parseInt(line.substring(9, 12));
    }

    private List<Header> headers() throws IOException {
        List<Header> headers = new ArrayList<>();
        for (String line = line(); !line.isEmpty(); line = line()) {
            int colon = line.indexOf(':');
            if (colon < 1) {
                throw new IOException("not a header line: " + line);
            }
            headers.add(new Header(
                    line.substring(0, colon), line.substring(colon + 1).strip()));
        }
        return List.copyOf(headers);
    }

    private byte[] body(List<Header> headers) throws IOException {
        for (Header header : headers) {
            if (header.isNamed("Transfer-Encoding") && header.value().equalsIgnoreCase("chunked")) {
                return chunks();
            }
            if (header.isNamed("Content-Length")) {
                return exactly(Integer.parseInt(header.value()));
            }
        }
        return in.readAllBytes();
    }

    private byte[] chunks() throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        for (int size = chunkSize(); size > 0; size = chunkSize()) {
            body.writeBytes(exactly(size));
            line();
        }
        headers();
        return body.toByteArray();
    }

    private int chunkSize() throws IOException {
        return Integer.parseInt(line().replaceFirst(";.*", "").strip(), 16);
    }

    private byte[] exactly(int length) throws IOException {
        byte[] bytes = in.readNBytes(length);
        if (bytes.length < length) {
            throw new EOFException("the body ended after " + bytes.length + " of " + length + " bytes");
        }
        return bytes;
    }

    private String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new EOFException("the connection ended inside a line: " + line.toString(ISO_8859_1));
            }
            line.write(next);
        }
        return line.toString(ISO_8859_1).replaceFirst("\r$", "");
    }
}
