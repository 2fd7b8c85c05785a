package gateway.web.config.read;

import static gateway.web.config.read.Setting.defaulting;
import static gateway.web.config.read.Setting.optional;

import gateway.api.config.ValueType;
import gateway.web.config.CorsConfig;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/** Reads which web origins may call. */
final class CorsReader {
    private static final String ANY = "*";

    private static final Setting<String> ORIGINS = optional(
            "cors.allowed-origins",
            Grammar.matching(
                    "\\*|https?://([a-z0-9.-]+|\\[[0-9a-f:.]+])(:[0-9]{1,5})?",
                    "* or an origin in lower case, without a path, such as https://app.example"));
    private static final Setting<String> METHODS =
            defaulting("cors.allowed-methods", Methods.GRAMMAR, "GET, HEAD, POST, PUT, PATCH, DELETE");
    private static final Setting<String> HEADERS = defaulting(
            "cors.allowed-headers",
            Grammar.matching("[A-Za-z0-9!#$%&'+.^_`|~-]+", "the name of a header, such as Content-Type"),
            "Content-Type, X-API-Key, Last-Event-ID");
    private static final Setting<Boolean> CREDENTIALS = defaulting("cors.allow-credentials", Grammar.FLAG, "false");
    private static final Setting<Duration> MAX_AGE =
            defaulting("cors.max-age", Grammar.of(new ValueType.Span(Duration.ZERO, Duration.ofDays(1))), "10m");

    static final List<Setting<?>> ALL = List.of(ORIGINS, METHODS, HEADERS, CREDENTIALS, MAX_AGE);

    private CorsReader() {}

    /** What the gateway's properties say; credentials are out if they are not allowed beyond doubt. */
    static CorsConfig read(Section gateway) {
        Set<String> origins = Set.copyOf(gateway.list(ORIGINS));
        boolean credentials = gateway.get(CREDENTIALS).orElse(false);
        boolean any = origins.contains(ANY);
        if (any && origins.size() > 1) {
            gateway.fault(ORIGINS.name(), "has origins beside *, allowed is * alone: it stands for every origin");
        }
        if (any && credentials) {
            gateway.fault(
                    CREDENTIALS.name(),
                    "is true, allowed is false as long as gateway.cors.allowed-origins is *: every page could act for"
                            + " its visitors");
        }
        return new CorsConfig(
                origins,
                gateway.list(METHODS),
                gateway.list(HEADERS),
                credentials && !any,
                gateway.get(MAX_AGE).orElse(Duration.ZERO));
    }
}
