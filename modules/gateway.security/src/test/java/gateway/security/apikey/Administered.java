package gateway.security.apikey;

import gateway.api.client.ApiKeyStore;
import gateway.api.client.StoredApiKey;
import gateway.security.apikey.KeyCreation.Created;
import gateway.security.apikey.KeyRevocation.Revoked;
import gateway.security.apikey.KeyRotation.Rotated;
import gateway.security.apikey.PresentedKey.Secret;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Keys as administrators and callers meet them, at a time that stands still until a test moves it. */
final class Administered {
    static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    private final Path folder;
    private ApiKeyStore store;
    private List<ConfiguredApiKey> configured = List.of();
    private Duration grace = Duration.ofHours(24);
    private Instant now = NOON;

    Administered(Path folder) {
        this.folder = folder;
        store = Keys.store(folder);
    }

    Administered configured(ConfiguredApiKey... keys) {
        configured = List.of(keys);
        return this;
    }

    Administered rotateGrace(Duration time) {
        grace = time;
        return this;
    }

    Administered at(Instant time) {
        now = time;
        return this;
    }

    /** As after a crash. */
    Administered restarted() {
        store = Keys.store(folder);
        return this;
    }

    KeyCreation create(NewApiKey key) {
        return administration().create(key);
    }

    Created create(String name) {
        return (Created) create(new NewApiKey(Optional.empty(), name, Optional.empty(), Set.of(), Optional.empty()));
    }

    KeyCreation createAs(String id) {
        return create(new NewApiKey(Optional.of(id), "name", Optional.empty(), Set.of(), Optional.empty()));
    }

    KeyRevocation tryRevoke(String id) {
        return administration().revoke(id);
    }

    StoredApiKey revoke(String id) {
        return ((Revoked) tryRevoke(id)).after();
    }

    KeyRotation tryRotate(String id) {
        return administration().rotate(id);
    }

    Rotated rotate(String id) {
        return (Rotated) tryRotate(id);
    }

    boolean opens(String secret) {
        return new ApiKeyAuthenticator(keys(), () -> now).authenticate(new Secret(secret))
                instanceof ApiKeyVerdict.Authenticated;
    }

    List<StoredApiKey> list() {
        return keys().list();
    }

    private ApiKeys keys() {
        return new ApiKeys(ConfiguredApiKeys.of(configured), store);
    }

    private ApiKeyAdministration administration() {
        return new ApiKeyAdministration(keys(), () -> now, new SecureRandom(), grace);
    }
}
