package gateway.web.config.read;

import gateway.api.limit.Algorithm;
import gateway.api.limit.Policy;
import gateway.api.limit.Policy.Breadth;
import gateway.api.limit.Policy.OnFailure;
import gateway.web.config.KeyPart;
import gateway.web.config.PolicyConfig;
import gateway.web.guard.LimiterGuards;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Reads policies, wherever they stand, and remembers all of them. */
final class PolicyReader {
    private static final Set<KeyPart> SHARED_PARTS = Set.of(KeyPart.ROUTE, KeyPart.METHOD, KeyPart.GLOBAL);

    private final Providers<Algorithm> algorithms;
    private final LimiterGuards guards;
    private final Grammar<KeyPart> keys;
    private final Setting<String> algorithm;
    private final OnFailure onFailure;
    private final List<PlacedPolicy> all = new ArrayList<>();

    /**
     * What policies are made of that was found and not built in.
     *
     * @param algorithms the algorithms
     * @param guards what keeps their limiters from doing harm
     * @param keys what the parts of keys may be
     */
    record Plugged(Providers<Algorithm> algorithms, LimiterGuards guards, Grammar<KeyPart> keys) {
        Plugged {
            Objects.requireNonNull(algorithms, "algorithms");
            Objects.requireNonNull(guards, "guards");
            Objects.requireNonNull(keys, "keys");
        }
    }

    /**
     * @param plugged what was found
     * @param onFailure for policies that say nothing about it
     */
    PolicyReader(Plugged plugged, OnFailure onFailure) {
        algorithms = plugged.algorithms();
        guards = plugged.guards();
        keys = plugged.keys();
        this.onFailure = onFailure;
        algorithm = PolicySettings.ALGORITHM.with(AlgorithmIds.grammar(algorithms.ids()));
    }

    /** The policies that were read without a fault. */
    List<PlacedPolicy> all() {
        return List.copyOf(all);
    }

    /** The policy of a section; empty if there is no limit, or if it is faulty. */
    Optional<PolicyConfig> read(Section section, String name, KeyPart defaultKey) {
        Optional<String> id = section.get(algorithm);
        if (id.equals(Optional.of(AlgorithmIds.NONE))) {
            refuseParametersOfNone(section);
            return Optional.empty();
        }
        PolicySettings settings = PolicySettings.read(section, keys, defaultKey, onFailure);
        return id.flatMap(algorithms::find)
                .flatMap(found -> new LimiterReader(section, found, limiter -> guards.guarded(name, limiter))
                        .read()
                        .map(made -> place(section, policy(name, found.id(), settings, made), made)));
    }

    private PolicyConfig place(Section section, PolicyConfig config, LimiterReader.Made made) {
        PolicySettings.checkCost(section, config);
        all.add(new PlacedPolicy(section, config, made.values()));
        return config;
    }

    private static PolicyConfig policy(
            String name, String algorithm, PolicySettings settings, LimiterReader.Made made) {
        Policy policy = new Policy(
                name,
                settings.scope().orElse(name),
                algorithm,
                made.parameters(),
                made.limiter(),
                SHARED_PARTS.containsAll(settings.key()) ? Breadth.SHARED : Breadth.CALLERS,
                settings.shadow(),
                settings.onFailure(),
                settings.lease());
        return new PolicyConfig(policy, made.texts(), settings.key(), settings.missing(), settings.cost());
    }

    private void refuseParametersOfNone(Section section) {
        for (String name : section.names()) {
            if (!name.equals(algorithm.name())) {
                section.fault(name, "stands beside algorithm=none, which limits nothing and allows no other setting");
            }
        }
    }
}
