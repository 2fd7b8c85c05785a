package gateway.security.apikey;

import gateway.api.client.ApiKey;
import java.util.Objects;

/** Whether a presented key opens anything. */
public sealed interface ApiKeyVerdict {

    /**
     * It does.
     *
     * @param key the key that was presented
     */
    record Authenticated(ApiKey key) implements ApiKeyVerdict {
        /** Requires the key. */
        public Authenticated {
            Objects.requireNonNull(key, "key");
        }
    }

    /** It does not; whether it is unknown, expired or revoked is nothing a caller could learn. */
    record Refused() implements ApiKeyVerdict {}
}
