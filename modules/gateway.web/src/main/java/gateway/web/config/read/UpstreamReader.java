package gateway.web.config.read;

import static gateway.web.config.read.Setting.defaulting;
import static gateway.web.config.read.Setting.optional;

import gateway.api.config.ValueType;
import gateway.proxy.message.PathMapping;
import gateway.proxy.upstream.Balance;
import gateway.proxy.upstream.Target;
import gateway.proxy.upstream.UpstreamSettings;
import gateway.proxy.upstream.UpstreamSettings.BreakerSettings;
import gateway.proxy.upstream.UpstreamSettings.HealthSettings;
import gateway.proxy.upstream.UpstreamSettings.Timeouts;
import gateway.web.config.UpstreamConfig;
import gateway.web.route.RoutePattern;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Reads where a route's requests are forwarded to. What is faulty has its default. */
final class UpstreamReader {
    private static final Grammar<Duration> SPAN =
            Grammar.of(new ValueType.Span(Duration.ofMillis(1), Duration.ofDays(1)));

    private static final Setting<Target> UPSTREAM = optional("upstream", UpstreamGrammar.TARGET);
    private static final Setting<Target> UPSTREAMS = optional("upstreams", UpstreamGrammar.TARGET);
    private static final Setting<Balance> BALANCE = defaulting(
            "balance",
            Grammar.words(Map.of("round-robin", Balance.ROUND_ROBIN, "least-connections", Balance.LEAST_CONNECTIONS)),
            "round-robin");
    private static final Setting<String> STRIP_PREFIX = optional("strip-prefix", UpstreamGrammar.PATH);
    private static final Setting<String> ADD_PREFIX = optional("add-prefix", UpstreamGrammar.PATH);
    private static final Setting<Boolean> PRESERVE_HOST = defaulting("preserve-host", Grammar.FLAG, "false");
    private static final Setting<Duration> CONNECT = defaulting("connect-timeout", SPAN, "2s");
    private static final Setting<Duration> RESPONSE = defaulting("response-timeout", SPAN, "30s");
    private static final Setting<Duration> IDLE = defaulting("idle-timeout", SPAN, "60s");
    private static final Setting<Long> RETRIES = defaulting("retries", Grammar.whole(0, 1), "1");
    private static final Setting<Integer> MAX_CONNECTIONS =
            defaulting("max-connections", Grammar.whole(1, 100_000).then(Long::intValue), "256");
    private static final Setting<Long> MAX_BODY = optional("max-body", Grammar.of(new ValueType.Size(0, 1L << 50)));
    private static final Setting<Integer> BREAKER_FAILURES =
            defaulting("breaker-failures", Grammar.whole(1, 1_000_000).then(Long::intValue), "5");
    private static final Setting<Duration> BREAKER_OPEN = defaulting("breaker-open", SPAN, "10s");
    private static final Setting<Duration> SLOW_START = optional("slow-start", SPAN);
    private static final Setting<String> HEALTH_PATH = optional("health-path", UpstreamGrammar.PATH);
    private static final Setting<Duration> HEALTH_INTERVAL = defaulting("health-interval", SPAN, "10s");

    static final List<Setting<?>> ALL = List.of(
            UPSTREAM,
            UPSTREAMS,
            BALANCE,
            STRIP_PREFIX,
            ADD_PREFIX,
            PRESERVE_HOST,
            CONNECT,
            RESPONSE,
            IDLE,
            RETRIES,
            MAX_CONNECTIONS,
            MAX_BODY,
            BREAKER_FAILURES,
            BREAKER_OPEN,
            SLOW_START,
            HEALTH_PATH,
            HEALTH_INTERVAL);

    private final Section route;

    UpstreamReader(Section route) {
        this.route = route;
    }

    /** What a route says; empty if its requests are not forwarded. */
    Optional<UpstreamConfig> read(Optional<RoutePattern> path) {
        if (!route.has(UPSTREAM.name()) && !route.has(UPSTREAMS.name())) {
            refuseAlone();
            return Optional.empty();
        }
        List<Target> targets = targets();
        UpstreamConfig rest = withPlaceholder(path, targets);
        return targets.isEmpty() ? Optional.empty() : Optional.of(rest);
    }

    /** Settings that would mean nothing. */
    private void refuseAlone() {
        for (Setting<?> setting : ALL) {
            if (route.has(setting.name())) {
                route.fault(setting.name(), "is only for routes that are forwarded; allowed together with upstream");
            }
        }
    }

    private List<Target> targets() {
        if (route.has(UPSTREAM.name()) && route.has(UPSTREAMS.name())) {
            route.fault(UPSTREAMS.name(), "is set besides upstream; allowed is one of the two");
        }
        List<Target> all = new ArrayList<>(route.get(UPSTREAM).stream().toList());
        all.addAll(route.list(UPSTREAMS));
        return all;
    }

    /** Everything is read and checked, also when there is no good server. */
    private UpstreamConfig withPlaceholder(Optional<RoutePattern> path, List<Target> targets) {
        List<Target> some = targets.isEmpty() ? List.of(new Target("http", "localhost", 80, 1)) : targets;
        UpstreamSettings settings = new UpstreamSettings(
                some,
                route.get(BALANCE).orElse(Balance.ROUND_ROBIN),
                new Timeouts(span(CONNECT), span(RESPONSE), span(IDLE)),
                route.get(RETRIES).orElse(0L) > 0,
                route.get(MAX_CONNECTIONS).orElse(1),
                new BreakerSettings(
                        route.get(BREAKER_FAILURES).orElse(1),
                        span(BREAKER_OPEN),
                        route.get(SLOW_START).orElse(Duration.ZERO)),
                health());
        Optional<Long> maxBody = route.get(MAX_BODY);
        return new UpstreamConfig(
                settings,
                new PathMapping(strip(path), route.get(ADD_PREFIX).orElse("")),
                route.get(PRESERVE_HOST).orElse(false),
                maxBody.isPresent() ? OptionalLong.of(maxBody.get()) : OptionalLong.empty());
    }

    private Duration span(Setting<Duration> setting) {
        return route.get(setting).orElse(Duration.ofSeconds(1));
    }

    private Optional<HealthSettings> health() {
        Duration interval = span(HEALTH_INTERVAL);
        return route.get(HEALTH_PATH).map(path -> new HealthSettings(path, interval));
    }

    /** It is taken away segment by segment, so every path of the route has to begin with it. */
    private String strip(Optional<RoutePattern> path) {
        String strip = route.get(STRIP_PREFIX).orElse("");
        boolean within = path.isEmpty() || strip.isEmpty() || path.get().beginsWith(strip);
        if (!within) {
            route.fault(
                    STRIP_PREFIX.name(),
                    "is \"" + strip + "\", allowed is what all paths of the route begin with, " + path.get());
        }
        return within ? strip : "";
    }
}
