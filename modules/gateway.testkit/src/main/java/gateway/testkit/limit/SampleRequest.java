package gateway.testkit.limit;

import gateway.api.client.Client;
import gateway.api.client.IpAddress;
import gateway.api.limit.LimitedRequest;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A request as a test writes it down: {@code SampleRequest.get("/api/orders?page=2").header("X-Tenant", "acme")}. It comes
 * from 192.0.2.1, anonymously and on no route, unless something else is said. Immutable.
 *
 * @param method the method in upper case
 * @param path the path
 * @param query the query without {@code ?}
 * @param lines the lines of each header by its name in lower case
 * @param client who sends it
 * @param address from where
 * @param route the route it matched
 */
public record SampleRequest(
        String method,
        String path,
        String query,
        Map<String, List<String>> lines,
        Client client,
        IpAddress address,
        Optional<String> route)
        implements LimitedRequest {

    /** Requires every value and copies the lines. */
    public SampleRequest {
        Objects.requireNonNull(method, "method");
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(query, "query");
        lines = Map.copyOf(lines);
        Objects.requireNonNull(client, "client");
        Objects.requireNonNull(address, "address");
        Objects.requireNonNull(route, "route");
    }

    /**
     * {@return a GET}
     *
     * @param target the path, and the query after {@code ?} if there is one
     */
    public static SampleRequest get(String target) {
        int mark = target.indexOf('?');
        IpAddress address = IpAddress.parse("192.0.2.1").orElseThrow();
        return new SampleRequest(
                "GET",
                mark < 0 ? target : target.substring(0, mark),
                mark < 0 ? "" : target.substring(mark + 1),
                Map.of(),
                new Client.Anonymous(address),
                address,
                Optional.empty());
    }

    /**
     * {@return this request with a header}
     *
     * @param name its name
     * @param values one for each of its lines
     */
    public SampleRequest header(String name, String... values) {
        Map<String, List<String>> more = new TreeMap<>(lines);
        more.put(name.toLowerCase(Locale.ROOT), List.of(values));
        return new SampleRequest(method, path, query, more, client, address, route);
    }

    /**
     * {@return this request, sent by somebody}
     *
     * @param caller who
     */
    public SampleRequest by(Client caller) {
        return new SampleRequest(method, path, query, lines, caller, address, route);
    }

    /**
     * {@return this request on a route}
     *
     * @param id the id of the route
     */
    public SampleRequest on(String id) {
        return new SampleRequest(method, path, query, lines, client, address, Optional.of(id));
    }

    @Override
    public List<String> headers(String name) {
        return lines.getOrDefault(name.toLowerCase(Locale.ROOT), List.of());
    }
}
