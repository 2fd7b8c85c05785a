package gateway.web.config.read;

import static gateway.web.config.read.Setting.defaulting;
import static gateway.web.config.read.Setting.optional;
import static gateway.web.config.read.Setting.required;

import gateway.api.limit.Policy.OnFailure;
import gateway.web.config.KeyPart;
import gateway.web.config.MissingPart;
import gateway.web.config.PolicyConfig;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What every policy can say, whatever its algorithm.
 *
 * @param key whose permits are counted
 * @param missing what happens when a part of the key is missing
 * @param cost permits of one request
 * @param scope a count that is shared; empty for one of its own
 * @param shadow whether it only reports
 * @param onFailure what happens when it cannot decide
 * @param lease how many permits a node takes at a time
 */
record PolicySettings(
        List<KeyPart> key,
        MissingPart missing,
        long cost,
        Optional<String> scope,
        boolean shadow,
        OnFailure onFailure,
        long lease) {
    /** So that a policy's cost times its route's is a {@code long}. */
    static final Grammar<Long> COST_GRAMMAR = Grammar.whole(1, 1_000_000_000);

    static final Grammar<OnFailure> ON_FAILURE_GRAMMAR = Grammar.constants(OnFailure.class);

    /** Any part; which there are depends on what is found. */
    private static final Setting<String> KEY = optional("key", Grammar.of("a part of a key", part -> part));

    private static final Setting<MissingPart> MISSING =
            defaulting("missing", Grammar.constants(MissingPart.class), "deny");
    private static final Setting<Long> COST = defaulting("cost", COST_GRAMMAR, "1");
    private static final Setting<Long> LEASE = defaulting("lease", Grammar.whole(1, 10_000), "1");
    private static final Setting<String> SCOPE =
            optional("scope", Grammar.matching("[A-Za-z0-9._-]{1,64}", "1 to 64 of A-Z, a-z, 0-9, '.', '_' and '-'"));
    private static final Setting<Boolean> ENFORCEMENT =
            defaulting("enforcement", Grammar.words(Map.of("enforce", false, "shadow", true)), "enforce");
    private static final Setting<OnFailure> ON_FAILURE = optional("on-failure", ON_FAILURE_GRAMMAR);

    /** Any spelling; which there are depends on what is found. */
    static final Setting<String> ALGORITHM = required("algorithm", Grammar.of("the id of an algorithm", id -> id));

    static final List<Setting<?>> ALL = List.of(ALGORITHM, KEY, MISSING, COST, SCOPE, ENFORCEMENT, ON_FAILURE, LEASE);

    static final Set<String> NAMES = ALL.stream().map(Setting::name).collect(Collectors.toUnmodifiableSet());

    /** What a section says; faults are replaced by what lets in the least. */
    static PolicySettings read(Section section, Grammar<KeyPart> keys, KeyPart defaultKey, OnFailure defaultOnFailure) {
        boolean ownOnFailure = section.has(ON_FAILURE.name());
        return new PolicySettings(
                key(section, keys, defaultKey),
                section.get(MISSING).orElse(MissingPart.DENY),
                section.get(COST).orElse(1L),
                section.get(SCOPE),
                section.get(ENFORCEMENT).orElse(false),
                ownOnFailure ? section.get(ON_FAILURE).orElse(OnFailure.CLOSED) : defaultOnFailure,
                section.get(LEASE).orElse(1L));
    }

    private static List<KeyPart> key(Section section, Grammar<KeyPart> keys, KeyPart defaultKey) {
        List<KeyPart> parts = section.list(KEY.with(keys));
        if (parts.isEmpty()) {
            return List.of(defaultKey);
        }
        if (new HashSet<>(parts).size() < parts.size()) {
            section.fault(KEY.name(), "names a part twice, allowed is once");
        }
        if (parts.size() > 1 && parts.contains(KeyPart.GLOBAL)) {
            section.fault(KEY.name(), "has parts beside global, allowed is global alone: it counts everybody together");
        }
        return parts;
    }

    /** Reports a cost that the limit never permits. */
    static void checkCost(Section section, PolicyConfig policy) {
        long permits = policy.policy().limiter().shape().limit().permits();
        if (policy.cost() > permits) {
            section.fault(
                    COST.name(),
                    "is " + policy.cost() + ", allowed are at most the " + permits + " permits of the limit");
        }
    }
}
