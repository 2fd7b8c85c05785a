package gateway.security.device;

import gateway.api.store.SecretStore;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The master key of a gateway without a configured one. A store is asked for it when it is needed first, again and again
 * until it answers, and then no more. Thread-safe.
 */
public final class GeneratedMasterKey implements Supplier<MasterKey> {
    private static final String NAME = "device-master";

    private final SecretStore store;
    private volatile Optional<MasterKey> known = Optional.empty();

    /**
     * Asks nobody yet.
     *
     * @param store where the key is kept; nodes that share it have the same key
     */
    public GeneratedMasterKey(SecretStore store) {
        this.store = Objects.requireNonNull(store, "store");
    }

    /**
     * {@return the key}
     *
     * @throws gateway.api.limit.StoreUnavailableException if it can neither be read nor made
     */
    @Override
    public MasterKey get() {
        if (known.isEmpty()) {
            known = Optional.of(MasterKey.of(store.secret(NAME)));
        }
        return known.get();
    }
}
