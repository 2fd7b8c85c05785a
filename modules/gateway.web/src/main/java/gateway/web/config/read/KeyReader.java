package gateway.web.config.read;

import static gateway.web.config.read.Setting.defaulting;
import static gateway.web.config.read.Setting.optional;

import gateway.api.client.ApiKey;
import gateway.api.client.SecretDigest;
import gateway.api.config.ValueType;
import gateway.security.apikey.ApiKeyId;
import gateway.security.apikey.ApiKeySecret;
import gateway.security.apikey.ConfiguredApiKey;
import gateway.security.apikey.ConfiguredApiKeys;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads the API keys that stand in configuration. A faulty one is left out, so that it opens nothing. */
final class KeyReader {
    static final Setting<Boolean> IN_QUERY = defaulting("keys.query", Grammar.FLAG, "true");
    static final Setting<Duration> ROTATE_GRACE =
            defaulting("keys.rotate-grace", Grammar.of(new ValueType.Span(Duration.ZERO, Duration.ofDays(366))), "24h");

    private static final Setting<SecretDigest> SECRET = optional(
            "secret",
            Grammar.secret(
                    "1 to 256 ASCII characters from ! to ~, without white space and not beginning with totp_",
                    text -> SecretDigest.of(ApiKeySecret.require(text))));
    private static final Setting<SecretDigest> SECRET_SHA256 =
            optional("secret-sha256", Grammar.secret("64 hexadecimal digits", SecretDigest::ofHex));
    private static final Setting<String> NAME = optional("name", Grammar.of("any text", text -> text));
    private static final Setting<String> TIER = optional("tier", Grammar.of("the name of a tier", name -> name));
    private static final Setting<String> ROLES = optional("roles", Roles.GRAMMAR);
    private static final Setting<Instant> EXPIRES_AT =
            optional("expires-at", Grammar.of("a time such as 2030-12-31T23:59:59Z", KeyReader::instant));
    private static final Setting<Boolean> ACTIVE = defaulting("active", Grammar.FLAG, "true");

    static final List<Setting<?>> ALL = List.of(SECRET, SECRET_SHA256, NAME, TIER, ROLES, EXPIRES_AT, ACTIVE);

    private final Setting<String> tier;

    /** @param tiers the names of the tiers */
    KeyReader(Set<String> tiers) {
        tier = TIER.with(Grammar.oneOf(tiers));
    }

    /** @param keys what stands below {@code gateway.keys.} */
    ConfiguredApiKeys read(Section keys) {
        SortedMap<String, ConfiguredApiKey> byId = new TreeMap<>();
        for (String id : keys.groups()) {
            key(keys.below(id + "."), id).ifPresent(key -> byId.put(id, key));
        }
        refuseSharedSecrets(keys, byId);
        return ConfiguredApiKeys.of(byId.values());
    }

    private Optional<ConfiguredApiKey> key(Section key, String id) {
        int before = key.faults().count();
        if (!ApiKeyId.isValid(id)) {
            key.fault(
                    key.first(),
                    "belongs to the key \"" + id
                            + "\", allowed are ids of 1 to 64 of a-z, 0-9, _ and -, not in the form of a UUID");
        }
        ApiKey read = new ApiKey(
                id,
                key.get(NAME).orElse(id),
                key.get(tier),
                Set.copyOf(key.list(ROLES)),
                Optional.empty(),
                key.get(EXPIRES_AT),
                key.get(ACTIVE).orElse(false));
        Optional<SecretDigest> digest = digest(key);
        boolean faulty = key.isBroken() || key.faults().count() > before;
        return digest.filter(any -> !faulty).map(d -> new ConfiguredApiKey(read, d));
    }

    private static Optional<SecretDigest> digest(Section key) {
        boolean plain = key.has(SECRET.name());
        boolean hashed = key.has(SECRET_SHA256.name());
        Optional<SecretDigest> secret = key.get(SECRET);
        Optional<SecretDigest> digest = key.get(SECRET_SHA256);
        if (plain == hashed) {
            key.fault(
                    SECRET.name(),
                    (plain ? "stands beside secret-sha256" : "is missing, and so is secret-sha256")
                            + "; allowed is one of the two");
        }
        return secret.isPresent() ? secret : digest;
    }

    private static void refuseSharedSecrets(Section keys, SortedMap<String, ConfiguredApiKey> byId) {
        Map<SecretDigest, String> holders = new HashMap<>();
        Set<String> refused = new HashSet<>();
        byId.forEach((id, key) -> {
            String holder = holders.putIfAbsent(key.digest(), id);
            if (holder != null) {
                String name = keys.has(id + "." + SECRET.name()) ? SECRET.name() : SECRET_SHA256.name();
                keys.fault(
                        id + "." + name,
                        "is also the secret of the key " + holder + "; allowed is a secret of its own for each key");
                refused.addAll(List.of(id, holder));
            }
        });
        byId.keySet().removeAll(refused);
    }

    private static Instant instant(String text) {
        try {
            return Instant.parse(text);
        } catch (DateTimeParseException e) {
            throw new IllegalArgumentException(
                    "is \"" + text + "\", allowed is a time such as 2030-12-31T23:59:59Z", e);
        }
    }
}
