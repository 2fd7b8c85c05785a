package gateway.web.upstream;

import gateway.proxy.message.ResponseRules;
import gateway.proxy.upstream.Upstream;
import gateway.web.config.UpstreamConfig;
import java.util.HashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Where the requests of a route are forwarded to.
 *
 * @param upstream the servers, as they are doing
 * @param config what is configured
 */
public record ProxiedRoute(Upstream upstream, UpstreamConfig config) {
    /** Cookies of the gateway, which are none of an upstream's business. */
    public static final Set<String> OWN_COOKIES = Set.of("gateway-session", "gateway-login");

    /** Requires both. */
    public ProxiedRoute {
        Objects.requireNonNull(upstream, "upstream");
        Objects.requireNonNull(config, "config");
    }

    /**
     * {@return what becomes of the heads of responses}
     *
     * @param contextPath the path of the application; empty for the root
     * @param toldHost what the upstream is told as its own name, if that is another one
     */
    public ResponseRules responseRules(String contextPath, Optional<String> toldHost) {
        Set<String> names = upstream.settings().targets().stream()
                .map(target -> target.host() + ":" + target.port())
                .collect(Collectors.toCollection(HashSet::new));
        toldHost.ifPresent(names::add);
        return new ResponseRules(OWN_COOKIES, names, contextPath, config.paths());
    }
}
