package gateway.web.config.read;

import static gateway.web.config.read.Setting.defaulting;
import static gateway.web.config.read.Setting.optional;

import gateway.analytics.log.RequestLogSettings;
import gateway.api.config.ValueType;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Reads how requests are counted, shown and logged. */
final class AnalyticsReader {
    private static final Duration DEFAULT_INTERVAL = Duration.ofSeconds(5);

    private static final Setting<Duration> INTERVAL = defaulting(
            "analytics.interval", Grammar.of(new ValueType.Span(Duration.ofMillis(100), Duration.ofHours(1))), "5s");

    private static final Setting<Integer> CAPACITY = defaulting(
                    "analytics.capacity", Grammar.whole(1, 10_000_000).then(Long::intValue), "10000")
            .atStart();
    private static final Setting<Integer> MAX_LISTENERS = defaulting(
                    "sse.max-listeners", Grammar.whole(1, 100_000).then(Long::intValue), "1000")
            .atStart();

    private static final Setting<Path> LOG_DIR =
            optional("log.dir", Grammar.path("the path of a folder")).atStart();
    private static final Setting<String> APP_NAME = defaulting(
                    "log.app-name",
                    Grammar.matching(
                            RequestLogSettings.APP_NAME.pattern(),
                            "1 to 64 of A-Z, a-z, 0-9, _, . and -, beginning with a letter or digit"),
                    "gateway")
            .atStart();
    private static final Setting<Integer> MAX_LINES = defaulting(
                    "log.max-lines-per-file", Grammar.whole(1, 1_000_000_000).then(Long::intValue), "10000")
            .atStart();
    private static final Setting<Duration> RETENTION = defaulting(
                    "log.retention",
                    Grammar.of(new ValueType.Span(RequestLogSettings.MIN_RETENTION, Duration.ofDays(3650))),
                    "14d")
            .atStart();

    static final List<Setting<?>> ALL =
            List.of(INTERVAL, CAPACITY, MAX_LISTENERS, LOG_DIR, APP_NAME, MAX_LINES, RETENTION);

    private final Section gateway;

    AnalyticsReader(Section gateway) {
        this.gateway = gateway;
    }

    Duration interval() {
        return gateway.get(INTERVAL).orElse(DEFAULT_INTERVAL);
    }

    int capacity() {
        return gateway.get(CAPACITY).orElse(1);
    }

    int maxListeners() {
        return gateway.get(MAX_LISTENERS).orElse(1);
    }

    /** Nothing if there is any fault in it. */
    Optional<RequestLogSettings> requestLog() {
        Optional<Path> folder = gateway.get(LOG_DIR);
        Optional<String> appName = gateway.get(APP_NAME);
        Optional<Integer> maxLines = gateway.get(MAX_LINES);
        Optional<Duration> retention = gateway.get(RETENTION);
        return folder.isPresent() && appName.isPresent() && maxLines.isPresent() && retention.isPresent()
                ? Optional.of(new RequestLogSettings(
                        folder.get().normalize(), appName.get(), maxLines.get(), retention.get()))
                : Optional.empty();
    }
}
