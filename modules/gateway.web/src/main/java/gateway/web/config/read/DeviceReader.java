package gateway.web.config.read;

import static gateway.web.config.read.Setting.defaulting;
import static gateway.web.config.read.Setting.optional;

import gateway.api.config.Parameters;
import gateway.api.config.ValueType;
import gateway.api.limit.Algorithm;
import gateway.api.limit.Policy;
import gateway.api.limit.Policy.Breadth;
import gateway.api.limit.Policy.OnFailure;
import gateway.security.device.DeviceSettings;
import gateway.security.device.MasterKey;
import gateway.web.config.DevicesConfig;
import gateway.web.config.KeyPart;
import gateway.web.config.MissingPart;
import gateway.web.config.PolicyConfig;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads what there is to say about browser devices. If it is faulty, there are none. */
final class DeviceReader {
    private static final String ALGORITHM = "sliding-window-log";
    private static final String REGISTRATION = "device-registration";
    /** With a character that no configured scope has. */
    private static final String SCOPE = "devices/registration";

    private static final Setting<Boolean> ENABLED = defaulting("devices.enabled", Grammar.FLAG, "false");
    private static final Setting<String> TIER =
            optional("devices.tier", Grammar.of("the name of a tier", name -> name));
    private static final Setting<Integer> PER_ADDRESS =
            defaulting("devices.per-address", Grammar.whole(1, 1_000_000).then(Long::intValue), "30");
    private static final Setting<Long> REGISTRATIONS =
            defaulting("devices.registrations-per-minute", Grammar.whole(1, 10_000), "10");
    private static final Setting<Duration> TTL = defaulting(
            "devices.ttl", Grammar.of(new ValueType.Span(Duration.ofMinutes(1), Duration.ofDays(366))), "7d");
    private static final Setting<MasterKey> MASTER_KEY = optional(
            "devices.master-key",
            Grammar.secret("32 to 1024 ASCII characters, without white space around them", MasterKey::of));

    static final List<Setting<?>> ALL = List.of(ENABLED, TIER, PER_ADDRESS, REGISTRATIONS, TTL, MASTER_KEY);

    private final Providers<Algorithm> algorithms;
    private final OnFailure onFailure;

    /**
     * @param algorithms the algorithms that were found
     * @param onFailure what happens to registrations that cannot be counted
     */
    DeviceReader(Providers<Algorithm> algorithms, OnFailure onFailure) {
        this.algorithms = algorithms;
        this.onFailure = onFailure;
    }

    /**
     * @param gateway what stands below {@code gateway.}
     * @param tiers the names of the tiers
     */
    DevicesConfig read(Section gateway, Collection<String> tiers) {
        DeviceSettings settings = new DeviceSettings(
                gateway.get(ENABLED).orElse(false),
                gateway.get(PER_ADDRESS).orElse(1),
                gateway.get(TTL).orElse(Duration.ofDays(7)));
        return new DevicesConfig(
                settings,
                gateway.get(TIER.with(Grammar.oneOf(tiers))),
                registrations(gateway.get(REGISTRATIONS).orElse(1L)),
                gateway.get(MASTER_KEY));
    }

    private Optional<PolicyConfig> registrations(long perMinute) {
        Map<String, String> texts = Map.of("max-requests", Long.toString(perMinute), "window", "1m");
        return algorithms.find(ALGORITHM).map(found -> policy(found, texts));
    }

    private PolicyConfig policy(Providers.Provider<Algorithm> algorithm, Map<String, String> texts) {
        Parameters values = Parameters.of(algorithm.parameters(), texts);
        Policy policy = new Policy(
                REGISTRATION,
                SCOPE,
                ALGORITHM,
                values,
                algorithm.implementation().limiter(values),
                Breadth.CALLERS,
                false,
                onFailure);
        return new PolicyConfig(policy, texts, List.of(KeyPart.IP), MissingPart.DENY, 1);
    }
}
