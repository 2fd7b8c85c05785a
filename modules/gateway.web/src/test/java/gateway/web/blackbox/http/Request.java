package gateway.web.blackbox.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * A request as it goes over the wire: nothing is checked, encoded or normalised. Immutable.
 *
 * <p>Text before the body is written as ISO-8859-1, so that every byte can be said.
 */
public final class Request {
    private final String method;
    private final String target;
    private final List<Header> headers;
    private final byte[] body;

    private Request(String method, String target, List<Header> headers, byte[] body) {
        this.method = method;
        this.target = target;
        this.headers = headers;
        this.body = body;
    }

    public static Request of(String method, String target) {
        return new Request(method, target, List.of(), new byte[0]);
    }

    public static Request get(String target) {
        return of("GET", target);
    }

    public static Request head(String target) {
        return of("HEAD", target);
    }

    public static Request options(String target) {
        return of("OPTIONS", target);
    }

    public static Request post(String target, String body) {
        return of("POST", target).body(body.getBytes(UTF_8));
    }

    /** What a browser asks before it sends a request of another origin. */
    public static Request preflight(String target, String origin, String method) {
        return options(target)
                .header("Origin", origin)
                .header("Access-Control-Request-Method", method)
                .header("Access-Control-Request-Headers", "x-api-key, content-type");
    }

    public Request header(String name, String value) {
        List<Header> more = new ArrayList<>(headers);
        more.add(new Header(name, value));
        return new Request(method, target, List.copyOf(more), body);
    }

    /** Presents an API key. */
    public Request key(String secret) {
        return header("X-API-Key", secret);
    }

    /** Comes, as far as a gateway that trusts the test's address knows, from another one. */
    public Request from(String address) {
        return header("X-Forwarded-For", address);
    }

    public Request body(byte[] bytes) {
        return new Request(method, target, headers, bytes.clone());
    }

    String method() {
        return method;
    }

    /** The request with what every request needs; framed by its length if it has a body. */
    byte[] bytes(String host) {
        StringBuilder head = new StringBuilder(method + " " + target + " HTTP/1.1\r\n");
        if (headers.stream().noneMatch(h -> h.isNamed("Host"))) {
            head.append("Host: ").append(host).append("\r\n");
        }
        headers.forEach(
                h -> head.append(h.name()).append(": ").append(h.value()).append("\r\n"));
        if (body.length > 0) {
            head.append("Content-Length: ").append(body.length).append("\r\n");
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(head.append("\r\n").toString().getBytes(ISO_8859_1));
        bytes.writeBytes(body);
        return bytes.toByteArray();
    }

    @Override
    public String toString() {
        return method + " " + target + " " + headers;
    }
}
