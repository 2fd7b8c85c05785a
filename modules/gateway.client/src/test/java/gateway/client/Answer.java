package gateway.client;

/**
 * What a server answers, byte for byte.
 *
 * @param text what it sends
 * @param held whether it leaves the connection open afterwards until the client has gone
 */
record Answer(String text, boolean held) {
    static final Answer OK = of(200, "", "hello");

    /** An answer with some header lines, separated by {@code |}. */
    static Answer of(int status, String headers, String body) {
        String lines = headers.isEmpty() ? "" : String.join("\r\n", headers.split("\\|")) + "\r\n";
        return new Answer(
                "HTTP/1.1 " + status + " Status\r\n" + lines + "Content-Length: " + body.length()
                        + "\r\nConnection: close\r\n\r\n" + body,
                false);
    }

    static Answer of(int status, String headers) {
        return of(status, headers, "");
    }

    static Answer problem(int status, String error) {
        return of(status, "Content-Type: application/problem+json", "{\"error\":\"" + error + "\"}");
    }

    /** A stream that has just this text and is over then. */
    static Answer stream(String text) {
        return new Answer(
                "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream;charset=UTF-8\r\nConnection: close\r\n\r\n" + text,
                false);
    }

    /** The same, without an end. */
    Answer andHolds() {
        return new Answer(text, true);
    }
}
