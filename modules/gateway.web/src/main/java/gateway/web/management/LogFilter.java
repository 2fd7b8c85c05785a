package gateway.web.management;

import gateway.api.analytics.RequestOrder;
import gateway.api.analytics.RequestOrder.Field;
import gateway.api.analytics.RequestQuery;
import gateway.api.analytics.StatusRange;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Which requests of the log are asked for, by query parameters; one that says nothing sensible refuses the request for
 * them and is named.
 *
 * @param parameters the value of a parameter by its name: {@code status}, such as {@code 404}, or a class such as {@code
 *     4xx}; {@code path}, a part of it; {@code client}, its id; {@code method}; {@code route}, its id, or {@code -};
 *     {@code administrators}, {@code false} to leave theirs out; {@code sort}, one of the fields that are shown; {@code order}, {@code asc} or {@code desc}
 * @param routeIds the ids of the routes there are
 */
record LogFilter(Function<String, Optional<String>> parameters, Set<String> routeIds) {
    private static final Pattern STATUS = Pattern.compile("[1-5]([0-9][0-9]|xx)");
    private static final Pattern METHOD = Pattern.compile("[A-Za-z-]{1,32}");
    private static final Pattern ORDER = Pattern.compile("asc|desc");
    private static final Pattern BOOLEAN = Pattern.compile("true|false");
    private static final int MAX_LENGTH = 1000;
    private static final Map<String, Field> FIELDS = Map.of(
            "timestamp", Field.TIME,
            "method", Field.METHOD,
            "path", Field.PATH,
            "statusCode", Field.STATUS,
            "responseTime", Field.RESPONSE_TIME,
            "clientId", Field.CLIENT);

    RequestQuery query(ListPage page) {
        return new RequestQuery(
                checked("status", STATUS.asMatchPredicate(), "a status such as 404 or 4xx")
                        .map(LogFilter::statuses),
                checked("path", LogFilter::isShort, "a part of a path"),
                checked("client", LogFilter::isShort, "the id of a client"),
                checked("method", METHOD.asMatchPredicate(), "an HTTP method"),
                checked("route", this::isRoute, "the id of a route, or -"),
                !checked("administrators", BOOLEAN.asMatchPredicate(), "true or false")
                        .equals(Optional.of("false")),
                order(),
                page.limit(),
                page.offset());
    }

    private static StatusRange statuses(String text) {
        return new StatusRange(Integer.parseInt(text.replace('x', '0')), Integer.parseInt(text.replace('x', '9')));
    }

    private boolean isRoute(String text) {
        return text.equals(RequestQuery.NONE) || routeIds.contains(text);
    }

    private RequestOrder order() {
        Field field = checked(
                        "sort", FIELDS::containsKey, "timestamp, method, path, statusCode, responseTime or clientId")
                .map(FIELDS::get)
                .orElse(Field.TIME);
        return new RequestOrder(
                field,
                !checked("order", ORDER.asMatchPredicate(), "asc or desc").equals(Optional.of("asc")));
    }

    private static boolean isShort(String text) {
        return !text.isEmpty() && text.length() <= MAX_LENGTH;
    }

    private Optional<String> checked(String name, Predicate<String> allowed, String what) {
        Optional<String> text = parameters.apply(name);
        if (text.filter(allowed.negate()).isPresent()) {
            throw Refusals.field(name, "must be " + what);
        }
        return text;
    }
}
