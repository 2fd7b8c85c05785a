package gateway.security.apikey;

import gateway.api.client.KeySecret;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The secrets of a key from one version of it to the next. */
final class KeySecrets {
    /** Whoever rotates more often than that within the time of grace takes the oldest secret out of force. */
    static final int MOST_IN_GRACE = 16;

    private KeySecrets() {}

    /**
     * A new one, and the latest of those that still open the key, each until its end and no longer than the time of
     * grace.
     */
    static List<KeySecret> rotated(List<KeySecret> before, SecretDigest digest, Instant now, Instant endOfGrace) {
        List<KeySecret> after = new ArrayList<>();
        after.add(new KeySecret(digest, Optional.empty()));
        for (KeySecret secret : before) {
            KeySecret kept = new KeySecret(
                    secret.digest(),
                    Optional.of(secret.validUntil().filter(endOfGrace::isAfter).orElse(endOfGrace)));
            if (kept.isValidAt(now) && after.size() <= MOST_IN_GRACE) {
                after.add(kept);
            }
        }
        return after;
    }

    /** All that one or the other version knows of. */
    static List<KeySecret> united(StoredApiKey key, Optional<StoredApiKey> other) {
        Map<SecretDigest, KeySecret> united = new LinkedHashMap<>();
        key.secrets().forEach(secret -> united.put(secret.digest(), secret));
        other.map(StoredApiKey::secrets)
                .orElse(List.of())
                .forEach(secret -> united.putIfAbsent(secret.digest(), secret));
        return List.copyOf(united.values());
    }
}
