package gateway.security.apikey;

import gateway.api.client.StoredApiKey;
import java.util.List;
import java.util.Objects;

/** What became of the wish for a new API key. */
public sealed interface KeyCreation {

    /**
     * It exists, and outlives a crash.
     *
     * @param key the key
     * @param secret its secret, which is known nowhere else and never again
     */
    record Created(StoredApiKey key, String secret) implements KeyCreation {
        /** Requires both. */
        public Created {
            Objects.requireNonNull(key, "key");
            Objects.requireNonNull(secret, "secret");
        }

        /** {@return the key; the secret is nobody's business} */
        @Override
        public String toString() {
            return "Created[key=" + key + "]";
        }
    }

    /** There is, or was, a key with this id. */
    record Taken() implements KeyCreation {}

    /**
     * There cannot be such a key.
     *
     * @param faults what is wrong, at least one
     */
    record Invalid(List<FieldFault> faults) implements KeyCreation {
        /** Copies the faults. */
        public Invalid {
            faults = List.copyOf(faults);
        }
    }
}
