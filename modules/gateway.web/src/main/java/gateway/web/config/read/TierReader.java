package gateway.web.config.read;

import gateway.web.config.KeyPart;
import gateway.web.config.PolicyConfig;
import gateway.web.config.TierConfig;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads tiers: one policy in the tier's own properties, or several below {@code limits}. */
final class TierReader {
    static final Setting<String> DEFAULT =
            Setting.defaulting("default-tier", Grammar.of("the name of a tier", name -> name), "free");

    private final PolicyReader policies;

    TierReader(PolicyReader policies) {
        this.policies = policies;
    }

    /** @param tiers what stands below {@code gateway.tiers.} */
    SortedMap<String, TierConfig> read(Section tiers) {
        SortedMap<String, TierConfig> byName = new TreeMap<>();
        for (String name : tiers.groups()) {
            Section tier = tiers.below(name + ".");
            EntityNames.check(tier, name);
            byName.put(name, new TierConfig(name, policies(tier, name)));
        }
        return byName;
    }

    private List<PolicyConfig> policies(Section tier, String name) {
        Section limits = tier.below("limits.");
        if (limits.groups().isEmpty()) {
            return policies.read(tier, name, KeyPart.CLIENT).stream().toList();
        }
        tier.names()
                .forEach(property -> tier.fault(
                        property,
                        "stands beside " + limits.prefix() + limits.groups().first()
                                + ".*; allowed is one policy in the tier's own properties or several below limits"));
        return several(policies, limits, name);
    }

    /** The policies below a {@code limits} of a tier or route. */
    static List<PolicyConfig> several(PolicyReader policies, Section limits, String owner) {
        List<PolicyConfig> read = new ArrayList<>();
        for (String name : limits.groups()) {
            Section limit = limits.below(name + ".");
            EntityNames.check(limit, name);
            Optional<PolicyConfig> policy = policies.read(limit, owner + "." + name, KeyPart.CLIENT);
            policy.ifPresent(read::add);
        }
        return read;
    }
}
