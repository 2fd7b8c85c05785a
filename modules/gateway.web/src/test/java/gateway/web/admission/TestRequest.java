package gateway.web.admission;

import gateway.api.client.Client;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A request as a test writes it down: {@code get("/api/x?a=b").key("secret").from("198.51.100.7")}. */
record TestRequest(
        String method,
        String path,
        String query,
        Map<String, List<String>> lines,
        String peer,
        int localPort,
        Optional<Client.AdministratorUser> principal,
        Optional<String> user,
        InspectedBody body)
        implements IncomingRequest {

    static TestRequest request(String method, String target) {
        int mark = target.indexOf('?');
        return new TestRequest(
                method,
                mark < 0 ? target : target.substring(0, mark),
                mark < 0 ? "" : target.substring(mark + 1),
                Map.of(),
                "192.0.2.1",
                9080,
                Optional.empty(),
                Optional.empty(),
                InspectedBody.Unread.NOT_JSON);
    }

    static TestRequest get(String target) {
        return request("GET", target);
    }

    static TestRequest post(String target) {
        return request("POST", target);
    }

    static TestRequest preflight(String target, String origin) {
        return request("OPTIONS", target).header("Origin", origin).header("Access-Control-Request-Method", "PUT");
    }

    TestRequest header(String name, String value) {
        Map<String, List<String>> more = new TreeMap<>(lines);
        List<String> values = new ArrayList<>(headers(name));
        values.add(value);
        more.put(name.toLowerCase(Locale.ROOT), values);
        return new TestRequest(method, path, query, more, peer, localPort, principal, user, body);
    }

    TestRequest key(String secret) {
        return header("X-API-Key", secret);
    }

    TestRequest from(String address) {
        return new TestRequest(method, path, query, lines, address, localPort, principal, user, body);
    }

    TestRequest on(int port) {
        return new TestRequest(method, path, query, lines, peer, port, principal, user, body);
    }

    /** In the session of somebody who has logged in. */
    TestRequest inSessionOf(Client.AdministratorUser administrator) {
        return new TestRequest(method, path, query, lines, peer, localPort, Optional.of(administrator), user, body);
    }

    /** With a name and a password. */
    TestRequest basic(String name, String password) {
        return header("Authorization", TestPasswords.basic(name, password));
    }

    /** Of somebody who has logged in to the application. */
    TestRequest ofUser(String name) {
        return new TestRequest(method, path, query, lines, peer, localPort, principal, Optional.of(name), body);
    }

    /** With a body, quotes written as apostrophes. */
    TestRequest json(String text) {
        byte[] bytes = text.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
        return with(new InspectedBody.Whole(bytes, bytes.length));
    }

    TestRequest with(InspectedBody other) {
        return new TestRequest(method, path, query, lines, peer, localPort, principal, user, other);
    }

    @Override
    public List<String> headers(String name) {
        return lines.getOrDefault(name.toLowerCase(Locale.ROOT), List.of());
    }
}
