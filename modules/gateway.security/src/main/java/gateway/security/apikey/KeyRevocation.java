package gateway.security.apikey;

import gateway.api.client.StoredApiKey;
import java.util.Objects;

/** What became of the wish that an API key is refused from now on. */
public sealed interface KeyRevocation {

    /**
     * It is refused from now on, also after a crash.
     *
     * @param before the key as it was; equal to {@code after} if it had been revoked before
     * @param after the key as it is
     */
    record Revoked(StoredApiKey before, StoredApiKey after) implements KeyRevocation {
        /** Requires both. */
        public Revoked {
            Objects.requireNonNull(before, "before");
            Objects.requireNonNull(after, "after");
        }
    }

    /** There is no key with this id. */
    record Unknown() implements KeyRevocation {}
}
