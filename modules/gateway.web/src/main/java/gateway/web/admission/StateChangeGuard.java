package gateway.web.admission;

import gateway.api.client.Client;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Lets nothing be changed by a request that a page of somebody else made a browser send (cross-site request forgery).
 *
 * <p>A change has to come as JSON, which no form can send and no script of another origin may without being asked about
 * first, or with the secret token of a page of ours. And where a browser says which page a request comes from, it has to
 * be one of ours, or, with an API key, of an origin that is trusted by name.
 */
public final class StateChangeGuard {
    private static final Set<String> READS = Set.of("GET", "HEAD", "OPTIONS");
    private static final Set<String> OWN_SITES = Set.of("same-origin", "none");
    private static final String JSON = "application/json";

    private StateChangeGuard() {}

    /**
     * {@return why a request must not change anything; empty if it may, or only reads}
     *
     * @param request a request that carries JSON
     */
    public static Optional<Refusal> ofJson(IncomingRequest request) {
        return ofJson(request, Set.of());
    }

    /**
     * {@return why a request must not change anything; empty if it may, or only reads} With an API key, pages of the
     * origins that {@code gateway.cors.allowed-origins} names may change something as well: no browser sends a key by
     * itself, so whoever made the page was given it. The origin {@code *} names none.
     *
     * @param exchange a request that carries JSON, after stage two
     */
    public static Optional<Refusal> ofJson(Exchange exchange) {
        return ofJson(
                exchange.request(),
                exchange.client() instanceof Client.KeyHolder
                        ? exchange.rules().cors().namedOrigins()
                        : Set.of());
    }

    private static Optional<Refusal> ofJson(IncomingRequest request, Set<String> trusted) {
        if (READS.contains(request.method())) {
            return Optional.empty();
        }
        return (isTrusted(request, trusted) ? Optional.<Refusal>empty() : comesFromElsewhere(request))
                .or(() -> isJson(request.headers("Content-Type"))
                        ? Optional.empty()
                        : Optional.of(Refusal.of(
                                        RefusalKind.UNSUPPORTED_MEDIA_TYPE,
                                        "Send the header Content-Type: application/json, also without a body.")
                                .about("Content-Type")));
    }

    /**
     * {@return why a request must not change anything; empty if it may}
     *
     * @param request a request that carries a form of one of our pages
     * @param expected the token of the page; empty if there is none, so that nothing matches it
     * @param sent the token that came with the form
     */
    public static Optional<Refusal> ofPage(IncomingRequest request, String expected, String sent) {
        return comesFromElsewhere(request)
                .or(() -> isSame(expected, sent)
                        ? Optional.empty()
                        : Optional.of(Refusal.of(
                                RefusalKind.FORBIDDEN, "The form is not from a page that you were sent, or too old.")));
    }

    private static boolean isTrusted(IncomingRequest request, Set<String> trusted) {
        List<String> origins = request.headers("Origin");
        return origins.size() == 1 && trusted.contains(origins.get(0));
    }

    private static Optional<Refusal> comesFromElsewhere(IncomingRequest request) {
        List<String> origins = request.headers("Origin");
        if (!origins.isEmpty() && !isOwn(origins, request.headers("Host"))) {
            return Optional.of(elsewhere("Origin"));
        }
        List<String> sites = request.headers("Sec-Fetch-Site");
        return sites.isEmpty() || (sites.size() == 1 && OWN_SITES.contains(sites.get(0)))
                ? Optional.empty()
                : Optional.of(elsewhere("Sec-Fetch-Site"));
    }

    private static Refusal elsewhere(String header) {
        return Refusal.of(RefusalKind.FORBIDDEN, "Changes are accepted from pages of this origin only.")
                .about(header);
    }

    /** Schemes are not compared: behind a proxy that speaks TLS they differ although host and port are the same. */
    private static boolean isOwn(List<String> origins, List<String> hosts) {
        String origin = origins.get(0);
        int host = origin.indexOf("://") + 3;
        return origins.size() == 1
                && hosts.size() == 1
                && host > 3
                && origin.substring(host).equalsIgnoreCase(hosts.get(0));
    }

    private static boolean isJson(List<String> types) {
        return types.size() == 1 && types.get(0).split(";", 2)[0].strip().equalsIgnoreCase(JSON);
    }

    private static boolean isSame(String expected, String sent) {
        return !expected.isEmpty()
                && MessageDigest.isEqual(
                        expected.getBytes(StandardCharsets.UTF_8), sent.getBytes(StandardCharsets.UTF_8));
    }
}
