package gateway.api.client;

import java.util.Objects;
import java.util.Optional;

/** Who calls, once the gateway has found out. */
public sealed interface Client {

    /** {@return the id that logs and headers show: a key id or an address; never a secret} */
    String id();

    /** {@return the tier that the caller's own credential asks for; empty for the default tier} */
    Optional<String> tier();

    /** {@return whether a credential was presented and found valid} */
    default boolean authenticated() {
        return !(this instanceof Anonymous);
    }

    /**
     * Nobody in particular, told apart by address.
     *
     * @param address the address the request came from
     */
    record Anonymous(IpAddress address) implements Client {
        /** Requires the address. */
        public Anonymous {
            Objects.requireNonNull(address, "address");
        }

        @Override
        public String id() {
            return address.text();
        }

        @Override
        public Optional<String> tier() {
            return Optional.empty();
        }
    }

    /**
     * The holder of an API key.
     *
     * @param key the key
     */
    record KeyHolder(ApiKey key) implements Client {
        /** Requires the key. */
        public KeyHolder {
            Objects.requireNonNull(key, "key");
        }

        @Override
        public String id() {
            return key.id();
        }

        @Override
        public Optional<String> tier() {
            return key.tier();
        }
    }
}
