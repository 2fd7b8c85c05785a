package gateway.web.management;

import gateway.api.client.ApiKey;
import gateway.api.client.StoredApiKey;
import gateway.security.apikey.KeyCreation;
import gateway.security.apikey.KeyRevocation;
import gateway.security.apikey.KeyRotation;
import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is done with API keys, by the management API and by the pages alike. What is not allowed throws {@link
 * gateway.web.jaxrs.RefusedException}, and what was changed is noted in the audit log.
 */
@RequestScoped
public class KeyActions {
    @Inject
    private Administration administration;

    @Inject
    private RunningGateway running;

    /** For CDI. */
    public KeyActions() {}

    /** {@return every key, in the order of their ids} */
    public List<StoredApiKey> list() {
        return running.rules().apiKeys().list();
    }

    /**
     * {@return a key; empty if there is none}
     *
     * @param id its id
     */
    public Optional<StoredApiKey> find(String id) {
        return running.rules().apiKeys().withId(id);
    }

    /**
     * {@return a key as it is shown, without any secret}
     *
     * @param stored the key
     */
    public Map<String, Object> shown(StoredApiKey stored) {
        ApiKey key = stored.key();
        return view().of(key, running.rules().lastUses().of(key.id()));
    }

    /**
     * {@return a new key as it is shown this once, with its secret}
     *
     * @param fields what it is to be, as the management API takes it
     */
    public Map<String, Object> create(Map<String, ?> fields) {
        return create(JsonInput.of(fields, KeyInput.FIELDS));
    }

    Map<String, Object> create(JsonInput wanted) {
        KeyCreation creation = administration
                .keys()
                .create(KeyInput.read(wanted, running.config().tiers().keySet()));
        if (creation instanceof KeyCreation.Created created) {
            ApiKey key = created.key().key();
            administration.noteChange("key.create", key.id(), Map.of(), view().of(key));
            return view().withSecret(key, created.secret());
        }
        throw creation instanceof KeyCreation.Invalid invalid
                ? Refusals.of(invalid.faults().get(0))
                : Refusals.bad("id", "There is, or was, an API key with this id.");
    }

    /**
     * Revokes a key. A configured one is refused until it is configured with another secret.
     *
     * @param id its id
     */
    public void revoke(String id) {
        if (administration.keys().revoke(id) instanceof KeyRevocation.Revoked revoked) {
            administration.noteChange(
                    "key.revoke",
                    id,
                    view().of(revoked.before().key()),
                    view().of(revoked.after().key()));
            return;
        }
        throw Refusals.unknown("API key");
    }

    /**
     * {@return a key with another secret, which is shown this once} The secret before is accepted for {@code
     * gateway.keys.rotate-grace}.
     *
     * @param id its id
     */
    public Map<String, Object> rotate(String id) {
        KeyRotation rotation = administration.keys().rotate(id);
        if (rotation instanceof KeyRotation.Rotated rotated) {
            administration.noteChange(
                    "key.rotate",
                    id,
                    view().of(rotated.before().key()),
                    view().of(rotated.after().key()));
            return view().withSecret(rotated.after().key(), rotated.secret());
        }
        throw refused(rotation);
    }

    private static RuntimeException refused(KeyRotation rotation) {
        if (rotation instanceof KeyRotation.Unknown) {
            return Refusals.unknown("API key");
        }
        return Refusals.conflict(
                rotation instanceof KeyRotation.Configured
                        ? "The secret of this key stands in configuration and is changed there."
                        : "The key was revoked or has expired, so another secret would open nothing.",
                "id");
    }

    private KeyView view() {
        return new KeyView(running.config().defaultTier(), administration.now());
    }
}
