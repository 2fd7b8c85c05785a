package gateway.api.analytics;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * Which requests are asked for: those that meet every condition there is, a page of them in some order.
 *
 * @param status the statuses; empty for all, as in the other conditions
 * @param path a part of the path, letter case counting
 * @param client the id of the client
 * @param method the method, in any letter case
 * @param route the id of the route; {@value #NONE} for requests on none
 * @param administrative whether requests of administrators who have logged in are among them
 * @param order in which order
 * @param limit how many at most, from 0
 * @param offset how many to pass over, from 0
 */
public record RequestQuery(
        Optional<StatusRange> status,
        Optional<String> path,
        Optional<String> client,
        Optional<String> method,
        Optional<String> route,
        boolean administrative,
        RequestOrder order,
        int limit,
        long offset) {

    /** The name of the route or tier of requests that have none. */
    public static final String NONE = "-";

    /**
     * Requires every value.
     *
     * @throws IllegalArgumentException if limit or offset is negative
     */
    public RequestQuery {
        Objects.requireNonNull(status, "status");
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(client, "client");
        method = method.map(text -> text.toUpperCase(Locale.ROOT));
        Objects.requireNonNull(route, "route");
        Objects.requireNonNull(order, "order");
        requireNotNegative("limit", limit);
        requireNotNegative("offset", offset);
    }

    private static void requireNotNegative(String name, long value) {
        if (value < 0) {
            throw new IllegalArgumentException(name + " must be >= 0, was " + value);
        }
    }

    /**
     * {@return what asks for a page of all requests, newest first}
     *
     * @param limit how many at most, from 0
     * @param offset how many to pass over, from 0
     * @throws IllegalArgumentException if one of them is negative
     */
    public static RequestQuery newest(int limit, long offset) {
        return new RequestQuery(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                true,
                RequestOrder.NEWEST,
                limit,
                offset);
    }

    /**
     * {@return whether a request meets the conditions}
     *
     * @param entry the request
     */
    public boolean matches(RequestEntry entry) {
        return (status.isEmpty() || status.get().contains(entry.status()))
                && (path.isEmpty() || entry.path().contains(path.get()))
                && (client.isEmpty() || entry.clientId().equals(client.get()))
                && (method.isEmpty() || entry.method().toUpperCase(Locale.ROOT).equals(method.get()))
                && (route.isEmpty() || entry.route().orElse(NONE).equals(route.get()))
                && (administrative || !entry.administrative());
    }
}
