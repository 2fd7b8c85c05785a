package gateway.web.management;

import gateway.api.analytics.RequestEntry;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Which requests of the log are asked for: those that meet every condition that is named. */
final class LogFilter {
    private static final Pattern STATUS = Pattern.compile("[1-5]([0-9][0-9]|xx)");
    private static final Pattern METHOD = Pattern.compile("[A-Za-z-]{1,32}");
    private static final int MAX_LENGTH = 1000;

    private final Optional<String> status;
    private final Optional<String> path;
    private final Optional<String> client;
    private final Optional<String> method;

    /**
     * Asks for some requests; a condition that is none refuses the request for them.
     *
     * @param conditions {@code status}: one such as {@code 404}, or a class such as {@code 4xx}; {@code path}: a part of
     *     it; {@code client}: its id; {@code method}
     */
    LogFilter(Function<String, Optional<String>> conditions) {
        status = checked("status", conditions, STATUS.asMatchPredicate(), "a status such as 404 or 4xx");
        path = checked("path", conditions, LogFilter::isShort, "a part of a path");
        client = checked("client", conditions, LogFilter::isShort, "the id of a client");
        method = checked("method", conditions, METHOD.asMatchPredicate(), "an HTTP method");
    }

    Predicate<RequestEntry> predicate() {
        return entry -> meets(status, entry, LogFilter::hasStatus)
                && meets(path, entry, (wanted, found) -> found.path().contains(wanted))
                && meets(client, entry, (wanted, found) -> found.clientId().equals(wanted))
                && meets(method, entry, (wanted, found) -> found.method().equals(wanted.toUpperCase(Locale.ROOT)));
    }

    private static boolean meets(
            Optional<String> wanted, RequestEntry entry, BiPredicate<String, RequestEntry> condition) {
        return wanted.isEmpty() || condition.test(wanted.get(), entry);
    }

    private static boolean hasStatus(String wanted, RequestEntry entry) {
        String status = Integer.toString(entry.status());
        return wanted.endsWith("xx") ? status.charAt(0) == wanted.charAt(0) : status.equals(wanted);
    }

    private static boolean isShort(String text) {
        return !text.isEmpty() && text.length() <= MAX_LENGTH;
    }

    private static Optional<String> checked(
            String name, Function<String, Optional<String>> conditions, Predicate<String> allowed, String what) {
        Optional<String> text = conditions.apply(name);
        if (text.filter(allowed.negate()).isPresent()) {
            throw Refusals.field(name, "must be " + what);
        }
        return text;
    }
}
