package gateway.web.admission;

import gateway.api.address.AddressMode;
import gateway.api.administration.Administrator;
import gateway.api.client.ApiKey;
import gateway.api.client.DeviceCodeValidator;
import gateway.api.client.SecretDigest;
import gateway.api.config.Parameters;
import gateway.api.lockout.LockoutRule;
import gateway.api.rejection.RejectionHandler;
import gateway.api.store.Store;
import gateway.security.address.AddressBlock;
import gateway.security.address.AddressRules;
import gateway.security.address.AddressSet;
import gateway.security.address.ClientAddressResolver;
import gateway.security.address.ForwardedHeader;
import gateway.security.apikey.ConfiguredApiKey;
import gateway.security.apikey.ConfiguredApiKeys;
import gateway.security.device.DeviceSettings;
import gateway.security.device.MasterKey;
import gateway.security.lockout.LockoutKind;
import gateway.web.config.AddressConfig;
import gateway.web.config.ConfigResult;
import gateway.web.config.CorsConfig;
import gateway.web.config.DevicesConfig;
import gateway.web.config.Fault;
import gateway.web.config.GatewayConfig;
import gateway.web.config.KeyPart;
import gateway.web.config.KeysConfig;
import gateway.web.config.PolicyConfig;
import gateway.web.config.RateHeaders;
import gateway.web.config.RouteConfig;
import gateway.web.config.RouteConfig.LimitsMode;
import gateway.web.config.RouteLockout;
import gateway.web.config.ServerConfig;
import gateway.web.config.TierConfig;
import gateway.web.route.RoutePattern;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/** A configuration as a test writes it down. To begin with, nobody is limited, refused or known. */
final class TestConfig {
    private final Map<String, TierConfig> tiers = new HashMap<>(Map.of("free", new TierConfig("free", List.of())));
    private final List<RouteConfig> routes = new ArrayList<>();
    private final List<ConfiguredApiKey> keys = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();
    private final TestStores stores = new TestStores();
    private final Map<String, Administrator> administrators = new HashMap<>();
    private final Map<LockoutKind, LockoutRule> lockouts = new EnumMap<>(LockoutKind.class);
    private Optional<DeviceCodeValidator> validator = Optional.empty();
    private Optional<RejectionHandler> rejections = Optional.empty();
    private Optional<String> deviceTier = Optional.empty();
    private Optional<PolicyConfig> registrations = Optional.empty();
    private boolean devices;
    private Optional<PolicyConfig> global = Optional.empty();
    private AddressSet trusted = AddressSet.empty();
    private AddressRules addresses = new AddressRules(AddressMode.BLOCKLIST, AddressSet.empty(), AddressSet.empty());
    private Set<String> origins = Set.of();
    private boolean credentials;
    private RateHeaders rateHeaders = new RateHeaders(true, false);
    private OptionalInt adminPort = OptionalInt.empty();

    TestConfig() {
        for (LockoutKind kind : LockoutKind.values()) {
            lockout(kind, 10);
        }
    }

    TestConfig global(TestPolicy policy) {
        global = Optional.of(policy.by(KeyPart.GLOBAL).config());
        return this;
    }

    TestConfig tier(String name, TestPolicy... policies) {
        tiers.put(name, new TierConfig(name, configs(policies)));
        return this;
    }

    TestConfig route(String id, String path, TestPolicy... policies) {
        return route(id, path, false, configs(policies), Optional.empty());
    }

    TestConfig route(RouteConfig route) {
        routes.add(route);
        return this;
    }

    /** A route that needs a key. */
    TestConfig secure(String id, String path) {
        return route(id, path, true, List.of(), Optional.empty());
    }

    /** A route that locks out who is answered 401 too often. */
    TestConfig lockingRoute(String id, String path, int maxFailures) {
        return route(id, path, false, List.of(), Optional.of(new RouteLockout(Set.of(401), rule(maxFailures))));
    }

    private TestConfig route(
            String id, String path, boolean requireKey, List<PolicyConfig> limits, Optional<RouteLockout> lockout) {
        return route(new RouteConfig(
                id,
                pattern(path),
                Set.of(),
                requireKey,
                Optional.empty(),
                LimitsMode.ADD,
                1,
                limits,
                lockout,
                Optional.empty()));
    }

    TestConfig key(String id, String secret, String tier, String... roles) {
        ApiKey key = new ApiKey(id, id, Optional.of(tier), Set.of(roles), Optional.empty(), Optional.empty(), true);
        keys.add(new ConfiguredApiKey(key, SecretDigest.of(secret)));
        return this;
    }

    /** With a store of the test's own. */
    <S extends Store> TestConfig store(Class<S> kind, S store) {
        stores.replace(kind, store);
        return this;
    }

    /** With devices that can register. */
    TestConfig devices() {
        devices = true;
        return this;
    }

    TestConfig deviceTier(String tier) {
        deviceTier = Optional.of(tier);
        return this;
    }

    TestConfig registrations(TestPolicy policy) {
        registrations = Optional.of(policy.by(KeyPart.IP).config());
        return this;
    }

    TestConfig validator(DeviceCodeValidator plugIn) {
        validator = Optional.of(plugIn);
        return this;
    }

    TestConfig administrator(String name, String password, String... roles) {
        administrators.put(name, new Administrator(name, TestPasswords.hash(password), Set.of(roles)));
        return this;
    }

    /** Locks for a minute after so many failures in a minute. */
    TestConfig lockout(LockoutKind kind, int maxFailures) {
        lockouts.put(kind, rule(maxFailures));
        return this;
    }

    static LockoutRule rule(int maxFailures) {
        return new LockoutRule(maxFailures, Duration.ofMinutes(1), Duration.ofMinutes(1), Duration.ofHours(1));
    }

    TestStores stores() {
        return stores;
    }

    TestConfig rejections(RejectionHandler plugIn) {
        rejections = Optional.of(plugIn);
        return this;
    }

    Optional<RejectionHandler> rejections() {
        return rejections;
    }

    Optional<DeviceCodeValidator> validator() {
        return validator;
    }

    TestConfig trusting(String... proxies) {
        trusted = addresses(proxies);
        return this;
    }

    TestConfig blocking(String... blocks) {
        addresses = new AddressRules(AddressMode.BLOCKLIST, AddressSet.empty(), addresses(blocks));
        return this;
    }

    TestConfig allowing(String... blocks) {
        addresses = new AddressRules(AddressMode.ALLOWLIST, addresses(blocks), AddressSet.empty());
        return this;
    }

    TestConfig origins(String... allowed) {
        origins = Set.of(allowed);
        return this;
    }

    TestConfig cookies() {
        credentials = true;
        return this;
    }

    TestConfig dialects(boolean xRateLimit, boolean ietf) {
        rateHeaders = new RateHeaders(xRateLimit, ietf);
        return this;
    }

    TestConfig adminPort(int port) {
        adminPort = OptionalInt.of(port);
        return this;
    }

    TestConfig fault(String property, String problem) {
        faults.add(new Fault(property, "", problem));
        return this;
    }

    TestGateway open() {
        return new TestGateway(this);
    }

    ConfigResult result() {
        return new ConfigResult(
                new GatewayConfig(
                        global,
                        tiers,
                        "free",
                        routes,
                        new KeysConfig(ConfiguredApiKeys.of(keys), true, Duration.ofDays(1)),
                        new DevicesConfig(
                                new DeviceSettings(devices, 3, Duration.ofDays(7)),
                                deviceTier,
                                registrations,
                                Optional.of(MasterKey.of("the master key of these tests, and of no others"))),
                        lockouts,
                        administrators,
                        new AddressConfig(
                                new ClientAddressResolver(trusted, ForwardedHeader.X_FORWARDED_FOR), addresses, 64),
                        cors(),
                        rateHeaders,
                        1 << 16,
                        Duration.ofSeconds(5),
                        new ServerConfig(
                                "node",
                                "memory",
                                Parameters.of(List.of(), Map.of()),
                                10,
                                Optional.empty(),
                                10,
                                adminPort,
                                false,
                                Path.of("data"),
                                false)),
                faults);
    }

    private CorsConfig cors() {
        return new CorsConfig(
                origins,
                List.of("GET", "PUT"),
                List.of("Content-Type", "X-API-Key"),
                credentials,
                Duration.ofMinutes(10));
    }

    static RoutePattern pattern(String path) {
        return RoutePattern.parse(path);
    }

    static List<PolicyConfig> configs(TestPolicy... policies) {
        return Stream.of(policies).map(TestPolicy::config).toList();
    }

    private static AddressSet addresses(String... blocks) {
        return AddressSet.of(Stream.of(blocks).map(AddressBlock::parse).toList());
    }
}
