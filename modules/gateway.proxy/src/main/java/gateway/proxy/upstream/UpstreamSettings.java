package gateway.proxy.upstream;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What is configured of an upstream.
 *
 * @param targets its servers, at least one
 * @param balance how requests are shared among them
 * @param timeouts how long is waited
 * @param retry whether a request that cannot have had an effect is sent once more, to another server if there is one
 * @param maxConnections how many requests each server gets at once at most
 * @param breaker when a server is left alone
 * @param health how it is asked for its health; empty for not at all
 */
public record UpstreamSettings(
        List<Target> targets,
        Balance balance,
        Timeouts timeouts,
        boolean retry,
        int maxConnections,
        BreakerSettings breaker,
        Optional<HealthSettings> health) {

    /**
     * Requires every value and copies the targets.
     *
     * @throws IllegalArgumentException if there is no target
     */
    public UpstreamSettings {
        targets = List.copyOf(targets);
        if (targets.isEmpty()) {
            throw new IllegalArgumentException("targets must not be empty");
        }
        Objects.requireNonNull(balance, "balance");
        Objects.requireNonNull(timeouts, "timeouts");
        Objects.requireNonNull(breaker, "breaker");
        Objects.requireNonNull(health, "health");
    }

    /**
     * How long is waited.
     *
     * @param connect for a connection
     * @param response for the head of the response, once the request is sent
     * @param idle for the next octets of a body
     */
    public record Timeouts(Duration connect, Duration response, Duration idle) {
        /** Requires every value. */
        public Timeouts {
            Objects.requireNonNull(connect, "connect");
            Objects.requireNonNull(response, "response");
            Objects.requireNonNull(idle, "idle");
        }
    }

    /**
     * When a server is left alone.
     *
     * @param failures after how many failures in a row
     * @param open for how long; then one request may try it
     * @param slowStart how long a server that came back gets fewer requests than its share; zero for not at all
     */
    public record BreakerSettings(int failures, Duration open, Duration slowStart) {
        /** Requires every value. */
        public BreakerSettings {
            Objects.requireNonNull(open, "open");
            Objects.requireNonNull(slowStart, "slowStart");
        }
    }

    /**
     * How servers are asked for their health: a server answers with a status below 400 or is not healthy.
     *
     * @param path the path that is asked for
     * @param interval how often
     */
    public record HealthSettings(String path, Duration interval) {
        /** Requires both. */
        public HealthSettings {
            Objects.requireNonNull(path, "path");
            Objects.requireNonNull(interval, "interval");
        }
    }
}
