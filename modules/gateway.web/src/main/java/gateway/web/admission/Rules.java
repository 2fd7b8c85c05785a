package gateway.web.admission;

import gateway.api.administration.AuditStore;
import gateway.api.client.Client;
import gateway.api.client.DeviceCodeValidator;
import gateway.api.client.IpAddress;
import gateway.api.limit.LimitKeyHasher;
import gateway.security.address.ClientAddressResolver;
import gateway.security.address.EffectiveAddressRules;
import gateway.security.administrator.Administrators;
import gateway.security.apikey.ApiKeyVerdict;
import gateway.security.apikey.ApiKeys;
import gateway.security.apikey.PresentedKey;
import gateway.security.device.Devices;
import gateway.security.lockout.Lockouts;
import gateway.security.use.LastUses;
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

    private static final PartSource IMAGINED = new ImaginedParts();

    private final GatewayConfig config;
    private final List<Fault> faults;
    private final Plans plans;
    private final Security security;
    private final LimitKeyHasher hasher;
    private final PartSource sentParts;
    private final boolean inspectsOffRoute;
    private final boolean delaysOffRoute;
    private final Cors cors;
    private final RateHeaderWriter rateHeaders;

    Rules(ConfigResult result, Plans plans, Security security, LimitKeyHasher hasher, PartSource sentParts) {
        config = result.config();
        faults = result.faults();
        this.plans = plans;
        this.security = security;
        this.hasher = hasher;
        this.sentParts = sentParts;
        inspectsOffRoute = RulesCompiler.inspectsBody(plans.offRoute());
        delaysOffRoute = RulesCompiler.delays(plans.offRoute());
        cors = new Cors(config.cors(), config.rateHeaders());
        rateHeaders = new RateHeaderWriter(config.rateHeaders());
    }

    /** {@return what is wrong with the configuration; empty if the gateway is not degraded} */
    public List<Fault> faults() {
        return faults;
    }

    /** {@return whether only management requests are served, since the configuration has faults} */
    public boolean degraded() {
        return !faults.isEmpty();
    }

    /** {@return the API keys, configured ones and others} */
    public ApiKeys apiKeys() {
        return security.apiKeys();
    }

    /** {@return the browser devices} */
    public Devices devices() {
        return security.devices();
    }

    /** {@return when keys and devices were last used} */
    public LastUses lastUses() {
        return security.lastUses();
    }

    /** {@return who is locked out after failed attempts} */
    public Lockouts lockouts() {
        return security.lockouts();
    }

    /** {@return the accounts that log in with a password} */
    public Administrators administrators() {
        return security.administrators();
    }

    /** {@return the address rules, configured ones and others} */
    public EffectiveAddressRules addressRules() {
        return security.addressRules();
    }

    /** {@return whether devices can register and their codes are accepted} */
    public boolean devicesEnabled() {
        return config.devices().settings().enabled();
    }

    /** {@return how many live devices an address may have} */
    public int devicesPerAddress() {
        return config.devices().settings().maxPerAddress();
    }

    /**
     * {@return what counts as one caller among addresses: the address, or the block of an IPv6 address}
     *
     * @param address the address
     */
    public IpAddress addressGroup(IpAddress address) {
        return address.isIpv4() ? address : address.prefix(config.addresses().ipv6Prefix());
    }

    /** {@return where it is noted what administrators do} */
    public AuditStore audit() {
        return security.audit();
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

    /** Whether a request comes from a proxy whose word counts. */
    boolean trustsPeer(IncomingRequest request) {
        ClientAddressResolver resolver = config.addresses().resolver();
        return ClientAddressResolver.peer(request.peer())
                .filter(resolver::trusts)
                .isPresent();
    }

    Destination destination(IncomingRequest request, String method) {
        return plans.destinations().of(request, method);
    }

    /** All routes; none while the configuration has faults. */
    List<RouteRules> routes() {
        return plans.destinations().routes();
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
        return security.authenticator().authenticate(secret);
    }

    Optional<DeviceCodeValidator> deviceCodeValidator() {
        return security.deviceCodeValidator();
    }

    /** {@return the tier of devices whose own session names none; empty for the default tier} */
    public Optional<String> deviceTier() {
        return config.devices().tier();
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
        Map<String, LimitPlan> byTier =
                exchange.destination().route().map(RouteRules::plans).orElse(plans.offRoute());
        return byTier.get(exchange.tier().orElseThrow());
    }

    /** The limits of each tier alone; none while the configuration has faults. */
    Map<String, LimitPlan> tierPlans() {
        return plans.tiers();
    }

    LimitPlan registrations() {
        return plans.registrations();
    }

    Subject subject(Exchange exchange) {
        return new Subject(exchange, sentParts, addressGroup(exchange.address()));
    }

    /** Whose permits a request would spend that nobody sends. */
    Subject imagined(Exchange exchange) {
        return new Subject(exchange, IMAGINED, addressGroup(exchange.address()));
    }

    LimitKeyHasher hasher() {
        return hasher;
    }

    /** Whether the body of a request may be read for a limit, whoever sends it. */
    boolean inspectsBody(Destination destination) {
        Optional<RouteRules> route = destination.route();
        return route.isPresent()
                ? route.get().inspectsBody()
                : inspectsOffRoute && destination instanceof Destination.Api;
    }

    /** Whether a request may have to wait for its turn, whoever sends it. */
    boolean delays(Destination destination) {
        Optional<RouteRules> route = destination.route();
        return route.isPresent() ? route.get().delays() : delaysOffRoute && destination instanceof Destination.Api;
    }

    /** How many bytes of a body are read at most. */
    int maxInspect() {
        return config.maxInspect();
    }

    Cors cors() {
        return cors;
    }

    RateHeaderWriter rateHeaders() {
        return rateHeaders;
    }
}
