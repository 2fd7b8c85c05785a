package gateway.web.admission;

import gateway.web.config.CorsConfig;
import gateway.web.config.RateHeaders;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Tells browsers which pages may read responses (the CORS protocol of the Fetch standard). */
final class Cors {
    private static final String ANY = "*";
    private static final String ALLOW_ORIGIN = "Access-Control-Allow-Origin";

    private final CorsConfig config;
    private final boolean any;
    private final String methods;
    private final String headers;
    private final String maxAge;
    private final String exposed;

    Cors(CorsConfig config, RateHeaders rateHeaders) {
        this.config = config;
        any = config.allowedOrigins().contains(ANY);
        methods = String.join(", ", config.allowedMethods());
        headers = String.join(", ", config.allowedHeaders());
        maxAge = Long.toString(config.maxAge().toSeconds());
        List<String> names = new ArrayList<>(List.of("X-Request-Id", "Retry-After"));
        names.addAll(RateHeaderWriter.names(rateHeaders));
        exposed = String.join(", ", names);
    }

    /** The origins that are allowed by name; {@code *} names none. */
    Set<String> namedOrigins() {
        return any ? Set.of() : config.allowedOrigins();
    }

    void write(Exchange exchange, OutgoingHeaders out) {
        if (config.allowedOrigins().isEmpty()) {
            return;
        }
        if (!any) {
            // Also without an origin: a cache must not give this response to a page of another one.
            MergedHeaders.addToVary(out, "Origin");
        }
        List<String> origins = exchange.request().headers("Origin");
        if (origins.size() == 1 && isAllowed(origins.get(0), exchange)) {
            allow(origins.get(0), exchange, out);
        }
    }

    /** Everybody's pages may call what everybody may call, but administration is for those of origins that are named. */
    private boolean isAllowed(String origin, Exchange exchange) {
        return namedOrigins().contains(origin) || (any && !exchange.management());
    }

    private void allow(String origin, Exchange exchange, OutgoingHeaders out) {
        out.set(ALLOW_ORIGIN, any && !config.allowCredentials() ? ANY : origin);
        // A page elsewhere administers with a key that it was given, never with the session of who looks at it.
        if (config.allowCredentials() && !exchange.management()) {
            out.set("Access-Control-Allow-Credentials", "true");
        }
        if (exchange.reply().isPresent() && exchange.reply().get() instanceof Reply.Preflight) {
            setUnlessEmpty(out, "Access-Control-Allow-Methods", methods);
            setUnlessEmpty(out, "Access-Control-Allow-Headers", headers);
            out.set("Access-Control-Max-Age", maxAge);
        } else {
            out.set("Access-Control-Expose-Headers", exposed);
        }
    }

    private static void setUnlessEmpty(OutgoingHeaders out, String name, String value) {
        if (!value.isEmpty()) {
            out.set(name, value);
        }
    }
}
