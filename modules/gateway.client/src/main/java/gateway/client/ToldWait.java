package gateway.client;

import java.net.http.HttpHeaders;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** How long a response tells its client to wait; never negative. What cannot be read is taken as not said. */
final class ToldWait {
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    private static final int DIGITS = 12;
    /** More seconds than anybody means; 30,000 years can still be added to every date. */
    private static final long FAR = 1_000_000_000_000L;

    private ToldWait() {}

    /**
     * What {@code Retry-After} says, in seconds or as a date
     * (<a href="https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3">RFC 9110, 10.2.3</a>).
     */
    static Optional<Duration> retryAfter(HttpHeaders headers, Instant now) {
        return only(headers, "Retry-After")
                .flatMap(value -> seconds(value)
                        .map(Duration::ofSeconds)
                        .or(() -> HttpDate.parse(value, now).map(date -> until(date, now))));
    }

    /** The time until {@code X-RateLimit-Reset}, which is in seconds since the Unix epoch. */
    static Optional<Duration> reset(HttpHeaders headers, Instant now) {
        return only(headers, "X-RateLimit-Reset")
                .flatMap(ToldWait::seconds)
                .map(seconds -> until(Instant.ofEpochSecond(seconds), now));
    }

    /** A value that is said once; several ones say nothing. */
    private static Optional<String> only(HttpHeaders headers, String name) {
        List<String> values = headers.allValues(name);
        return values.size() == 1 ? Optional.of(values.get(0).strip()) : Optional.empty();
    }

    private static Optional<Long> seconds(String value) {
        if (!NUMBER.matcher(value).matches()) {
            return Optional.empty();
        }
        String digits = value.replaceFirst("^0+(?=.)", "");
        return Optional.of(digits.length() > DIGITS ? FAR : Long.parseLong(digits));
    }

    private static Duration until(Instant moment, Instant now) {
        return moment.isAfter(now) ? Duration.between(now, moment) : Duration.ZERO;
    }
}
