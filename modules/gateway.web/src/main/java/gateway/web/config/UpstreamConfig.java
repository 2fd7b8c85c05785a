package gateway.web.config;

import gateway.proxy.message.PathMapping;
import gateway.proxy.upstream.UpstreamSettings;
import java.util.Objects;
import java.util.OptionalLong;

/**
 * Where a route's requests are forwarded to, and how.
 *
 * @param settings the servers
 * @param paths what is done to paths
 * @param preserveHost whether the servers see the {@code Host} that the caller sent
 * @param maxBody how many bytes a request's body has at most; empty for any number
 */
public record UpstreamConfig(UpstreamSettings settings, PathMapping paths, boolean preserveHost, OptionalLong maxBody) {

    /** Requires every value. */
    public UpstreamConfig {
        Objects.requireNonNull(settings, "settings");
        Objects.requireNonNull(paths, "paths");
        Objects.requireNonNull(maxBody, "maxBody");
    }
}
