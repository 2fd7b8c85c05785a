package gateway.client;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A request as a server got it: its first line, its header lines, its body. */
record Received(String line, List<String> headers, String body) {

    static Received read(InputStream in) throws IOException {
        String line = line(in);
        List<String> headers = new ArrayList<>();
        for (String header = line(in); !header.isEmpty(); header = line(in)) {
            headers.add(header);
        }
        Received head = new Received(line, headers, "");
        return new Received(line, List.copyOf(headers), body(head, in));
    }

    private static String body(Received head, InputStream in) throws IOException {
        if (head.header("Transfer-Encoding").isPresent()) {
            return chunks(in);
        }
        int length = Integer.parseInt(head.header("Content-Length").orElse("0"));
        return new String(in.readNBytes(length), UTF_8);
    }

    private static String chunks(InputStream in) throws IOException {
        StringBuilder body = new StringBuilder();
        for (int size = Integer.parseInt(line(in), 16); size > 0; size = Integer.parseInt(line(in), 16)) {
            body.append(new String(in.readNBytes(size), UTF_8));
            line(in);
        }
        line(in);
        return body.toString();
    }

    private static String line(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new EOFException();
            }
            line.write(next);
        }
        return line.toString(UTF_8).stripTrailing();
    }

    Optional<String> header(String name) {
        String start = name.toLowerCase(java.util.Locale.ROOT) + ":";
        return headers.stream()
                .filter(header -> header.toLowerCase(java.util.Locale.ROOT).startsWith(start))
                .map(header -> header.substring(start.length()).strip())
                .findFirst();
    }
}
