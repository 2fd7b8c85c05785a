package gateway.web.blackbox.origin;

import java.util.List;

/** A request as it came over the wire. */
public final class Received {
    private final String head;
    private final byte[] body;
    private final String trailers;

    /**
     * @param head first line and headers, with their line ends
     * @param body the body without its framing
     * @param trailers the lines behind the body
     */
    Received(String head, byte[] body, String trailers) {
        this.head = head;
        this.body = body;
        this.trailers = trailers;
    }

    /** First line and headers, with their line ends. */
    public String head() {
        return head;
    }

    /** The body without its framing. */
    public byte[] body() {
        return body.clone();
    }

    /** The lines behind the body, with their line ends. */
    public String trailers() {
        return trailers;
    }

    /** The first line; empty at the end of the connection. */
    public String line() {
        return head.lines().findFirst().orElse("");
    }

    public String method() {
        return line().replaceFirst(" .*", "");
    }

    /** Path and query as they were sent. */
    public String target() {
        return line().replaceFirst("^[^ ]* ", "").replaceFirst(" .*", "");
    }

    public String path() {
        return target().replaceFirst("\\?.*", "");
    }

    /** The values of all lines of a header. */
    public List<String> all(String name) {
        return head.lines()
                .skip(1)
                .filter(line -> line.regionMatches(true, 0, name + ":", 0, name.length() + 1))
                .map(line -> line.substring(name.length() + 1).strip())
                .toList();
    }

    @Override
    public String toString() {
        return head + "(" + body.length + " bytes)";
    }
}
