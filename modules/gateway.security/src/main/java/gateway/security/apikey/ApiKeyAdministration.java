package gateway.security.apikey;

import gateway.api.client.ApiKey;
import gateway.api.client.KeySecret;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import gateway.api.limit.StoreUnavailableException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Creates, revokes and rotates API keys at run time. Thread-safe; blocks until a change is kept.
 *
 * <p>A configured key cannot be taken out of the configuration from here: when it is revoked, the store remembers its id
 * and the digest of its secret, which is refused from then on. The same id with another secret is another key.
 */
public final class ApiKeyAdministration {
    /** Each attempt fails only because somebody else's change of the same key succeeded. */
    private static final int ATTEMPTS = 100;

    private final ApiKeys keys;
    private final InstantSource clock;
    private final ApiKeyGenerator generator;
    private final Duration rotateGrace;

    /**
     * Changes the keys under one configuration.
     *
     * @param keys the keys
     * @param clock the time
     * @param random where secrets come from
     * @param rotateGrace how long the secret before is accepted when a key is rotated; zero for not at all
     * @throws IllegalArgumentException if that time is negative
     */
    public ApiKeyAdministration(ApiKeys keys, InstantSource clock, SecureRandom random, Duration rotateGrace) {
        this.keys = Objects.requireNonNull(keys, "keys");
        this.clock = Objects.requireNonNull(clock, "clock");
        generator = new ApiKeyGenerator(Objects.requireNonNull(random, "random"));
        if (rotateGrace.isNegative()) {
            throw new IllegalArgumentException("rotate-grace must be >= 0, was " + rotateGrace);
        }
        this.rotateGrace = rotateGrace;
    }

    /**
     * {@return the new key with its secret, or why there is none}
     *
     * @param wanted what it is to be
     * @throws StoreUnavailableException if it cannot be kept; then there is no such key
     */
    public KeyCreation create(NewApiKey wanted) {
        Instant now = now();
        List<FieldFault> faults = wanted.faults(now);
        if (!faults.isEmpty()) {
            return new KeyCreation.Invalid(faults);
        }
        String id = wanted.id().orElseGet(this::freeId);
        String secret = freeSecret();
        ApiKey key = new ApiKey(
                id, wanted.name(), wanted.tier(), wanted.roles(), Optional.of(now), wanted.expiresAt(), true);
        StoredApiKey stored = new StoredApiKey(key, List.of(new KeySecret(SecretDigest.of(secret), Optional.empty())));
        return keys.withId(id).isEmpty() && keys.replace(Optional.empty(), stored)
                ? new KeyCreation.Created(stored, secret)
                : new KeyCreation.Taken();
    }

    /**
     * Revokes a key, whether it was made at run time or configured. One that is revoked already stays as it is.
     *
     * @param id the id
     * @return the key before and after, or that there is none
     * @throws StoreUnavailableException if that cannot be kept; then the key is not revoked
     */
    public KeyRevocation revoke(String id) {
        return persistently(id, () -> {
            Optional<StoredApiKey> stored = keys.stored(id);
            Optional<StoredApiKey> before = keys.withId(id);
            return before.isEmpty()
                    ? Optional.of(new KeyRevocation.Unknown())
                    : revoked(before.get(), stored).map(after -> new KeyRevocation.Revoked(before.get(), after));
        });
    }

    private Optional<StoredApiKey> revoked(StoredApiKey before, Optional<StoredApiKey> stored) {
        StoredApiKey after = new StoredApiKey(before.key().revoked(), KeySecrets.united(before, stored));
        boolean done = stored.equals(Optional.of(after)) || keys.replace(stored, after);
        return done ? Optional.of(after) : Optional.empty();
    }

    /**
     * Gives a key that was made at run time another secret.
     *
     * @param id the id
     * @return the key with its secret, or why it has no other
     * @throws StoreUnavailableException if that cannot be kept; then the key has no other secret
     */
    public KeyRotation rotate(String id) {
        return persistently(id, () -> {
            Instant now = now();
            Optional<StoredApiKey> before = keys.withId(id);
            if (before.isEmpty()) {
                return Optional.of(new KeyRotation.Unknown());
            }
            if (keys.isConfigured(id)) {
                return Optional.of(new KeyRotation.Configured());
            }
            if (!before.get().key().active()) {
                return Optional.of(new KeyRotation.Revoked());
            }
            return before.get().key().isValidAt(now)
                    ? rotated(before.get(), now)
                    : Optional.of(new KeyRotation.Expired());
        });
    }

    private Optional<KeyRotation> rotated(StoredApiKey before, Instant now) {
        String secret = freeSecret();
        StoredApiKey after = new StoredApiKey(
                before.key(),
                KeySecrets.rotated(before.secrets(), SecretDigest.of(secret), now, now.plus(rotateGrace)));
        return keys.replace(Optional.of(before), after)
                ? Optional.of(new KeyRotation.Rotated(before, after, secret))
                : Optional.empty();
    }

    private static <R> R persistently(String id, Supplier<Optional<R>> attempt) {
        return Stream.generate(attempt)
                .limit(ATTEMPTS)
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow(() -> new StoreUnavailableException("API key " + id + " was changed by others each time"
                        + " it was to be changed, " + ATTEMPTS + " times"));
    }

    private String freeId() {
        return Stream.generate(generator::id)
                .filter(id -> keys.withId(id).isEmpty())
                .findFirst()
                .orElseThrow();
    }

    private String freeSecret() {
        return Stream.generate(generator::secret)
                .filter(secret -> keys.find(SecretDigest.of(secret)).isEmpty())
                .findFirst()
                .orElseThrow();
    }

    /** To the millisecond, as times are shown. */
    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
