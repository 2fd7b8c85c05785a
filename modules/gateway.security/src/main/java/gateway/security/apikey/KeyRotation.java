package gateway.security.apikey;

import gateway.api.client.StoredApiKey;
import java.util.Objects;

/** What became of the wish that an API key gets another secret. */
public sealed interface KeyRotation {

    /**
     * It has one, and keeps it over a crash. The secret before is accepted for the time of grace.
     *
     * @param before the key as it was
     * @param after the key as it is
     * @param secret the secret, which is known nowhere else and never again
     */
    record Rotated(StoredApiKey before, StoredApiKey after, String secret) implements KeyRotation {
        /** Requires every value. */
        public Rotated {
            Objects.requireNonNull(before, "before");
            Objects.requireNonNull(after, "after");
            Objects.requireNonNull(secret, "secret");
        }

        /** {@return the key before and after; the secret is nobody's business} */
        @Override
        public String toString() {
            return "Rotated[before=" + before + ", after=" + after + "]";
        }
    }

    /** There is no key with this id. */
    record Unknown() implements KeyRotation {}

    /** The secret of this key stands in configuration, where alone it can be changed. */
    record Configured() implements KeyRotation {}

    /** The key was revoked, so another secret would open nothing either. */
    record Revoked() implements KeyRotation {}

    /** The key has expired, so another secret would open nothing either. */
    record Expired() implements KeyRotation {}
}
