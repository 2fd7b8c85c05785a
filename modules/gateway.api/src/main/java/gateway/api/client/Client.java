package gateway.api.client;

import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Who calls, once the gateway has found out. */
public sealed interface Client {

    /** {@return the id that logs and headers show: a key id, a device id, an account or an address; never a secret} */
    String id();

    /** {@return the tier that the caller's own credential asks for; empty for the default tier} */
    Optional<String> tier();

    /** {@return by what the client is known} */
    ClientKind kind();

    /** {@return whether a credential was presented and found valid} */
    default boolean authenticated() {
        return kind() != ClientKind.ANONYMOUS;
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
        public ClientKind kind() {
            return ClientKind.ANONYMOUS;
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
        public ClientKind kind() {
            return ClientKind.API_KEY;
        }

        @Override
        public Optional<String> tier() {
            return key.tier();
        }
    }

    /**
     * A device that sent a valid code.
     *
     * @param session who it is
     */
    record DeviceHolder(DeviceSession session) implements Client {
        /** Requires the session. */
        public DeviceHolder {
            Objects.requireNonNull(session, "session");
        }

        @Override
        public String id() {
            return session.id();
        }

        @Override
        public ClientKind kind() {
            return ClientKind.DEVICE;
        }

        @Override
        public Optional<String> tier() {
            return session.tier();
        }
    }

    /**
     * Somebody who administers the gateway and has logged in.
     *
     * @param name the name of the account
     * @param roles the roles, such as {@code gateway-admin}
     */
    record AdministratorUser(String name, Set<String> roles) implements Client {
        /** Requires the name and copies the roles. */
        public AdministratorUser {
            Objects.requireNonNull(name, "name");
            roles = Set.copyOf(roles);
        }

        @Override
        public String id() {
            return name;
        }

        @Override
        public ClientKind kind() {
            return ClientKind.ADMINISTRATOR;
        }

        @Override
        public Optional<String> tier() {
            return Optional.empty();
        }
    }
}
