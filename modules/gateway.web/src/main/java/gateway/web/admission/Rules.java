package gateway.web.admission;

import gateway.api.client.Client;
import gateway.api.client.IpAddress;
import gateway.api.limit.LimitKeyHasher;
import gateway.security.address.AddressVerdict;
import gateway.security.address.ClientAddressResolver;
import gateway.security.apikey.ApiKeyAuthenticator;
import gateway.security.apikey.ApiKeyVerdict;
import gateway.security.apikey.PresentedKey;
import gateway.web.config.ConfigResult;
import gateway.web.config.Fault;
import gateway.web.config.GatewayConfig;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Everything that one configuration means for requests, worked out once by a {@link RulesCompiler}. Immutable; a
 * reload makes another one.
 */
public final class Rules {
    /** Stands for a peer without an address, as of a local socket. */
    private static final IpAddress NO_ADDRESS = new IpAddress(0, 0);

    private final GatewayConfig config;
    private final List<Fault> faults;
    private final Destinations destinations;
    private final Map<String, LimitPlan> plansOffRoute;
    private final ApiKeyAuthenticator authenticator;
    private final LimitKeyHasher hasher;
    private final Cors cors;
    private final RateHeaderWriter rateHeaders;

    Rules(
            ConfigResult result,
            Destinations destinations,
            Map<String, LimitPlan> plansOffRoute,
            Credentials credentials) {
        config = result.config();
        faults = result.faults();
        this.destinations = destinations;
        this.plansOffRoute = Map.copyOf(plansOffRoute);
        authenticator = credentials.authenticator();
        hasher = credentials.hasher();
        cors = new Cors(config.cors(), config.rateHeaders());
        rateHeaders = new RateHeaderWriter(config.rateHeaders());
    }

    /** What callers are recognised by and turned into keys of limits with. */
    record Credentials(ApiKeyAuthenticator authenticator, LimitKeyHasher hasher) {}

    /** {@return what is wrong with the configuration; empty if the gateway is not degraded} */
    public List<Fault> faults() {
        return faults;
    }

    /** {@return whether only management requests are served, since the configuration has faults} */
    public boolean degraded() {
        return !faults.isEmpty();
    }

    Arrival arrival(IncomingRequest request, Instant time, long nanos) {
        ClientAddressResolver resolver = config.addresses().resolver();
        IpAddress peer = ClientAddressResolver.peer(request.peer()).orElse(NO_ADDRESS);
        return new Arrival(
                RequestIds.of(request, resolver.trusts(peer), time),
                resolver.resolve(peer, request::headers),
                time,
                nanos);
    }

    Destination destination(IncomingRequest request, String method) {
        return destinations.of(request, method);
    }

    /** Whether requests are answered on a port: those for management, or the others. */
    boolean servesOn(int port, boolean management) {
        OptionalInt adminPort = config.server().adminPort();
        return adminPort.isEmpty() || (adminPort.getAsInt() == port) == management;
    }

    /** What a request shows as its key; for management the header alone counts. */
    PresentedKey presentedKey(Exchange exchange) {
        IncomingRequest request = exchange.request();
        String query = request.query();
        boolean queryCounts = config.keys().inQuery() && !exchange.management() && !query.isEmpty();
        return PresentedKey.read(request.headers(PresentedKey.HEADER), query, queryCounts);
    }

    ApiKeyVerdict authenticate(PresentedKey.Secret secret) {
        return authenticator.authenticate(secret);
    }

    AddressVerdict addressVerdict(IpAddress address) {
        return config.addresses().rules().verdict(address);
    }

    boolean hasTier(String tier) {
        return config.tiers().containsKey(tier);
    }

    /** The tier that a caller gets; never one that does not exist. */
    String tierOf(Client client, Optional<RouteRules> route) {
        Optional<String> tier = client.authenticated() ? client.tier() : route.flatMap(RouteRules::anonymousTier);
        return tier.filter(this::hasTier).orElse(config.defaultTier());
    }

    LimitPlan plan(Exchange exchange) {
        Map<String, LimitPlan> plans =
                exchange.destination().route().map(RouteRules::plans).orElse(plansOffRoute);
        return plans.get(exchange.tier().orElseThrow());
    }

    Subject subject(Exchange exchange) {
        return new Subject(exchange, hasher, config.addresses().ipv6Prefix());
    }

    Cors cors() {
        return cors;
    }

    RateHeaderWriter rateHeaders() {
        return rateHeaders;
    }
}
