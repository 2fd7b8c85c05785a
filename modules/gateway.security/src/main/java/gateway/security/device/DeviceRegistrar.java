package gateway.security.device;

import gateway.api.client.Device;
import gateway.api.client.DeviceStore;
import gateway.api.client.DeviceStore.Outcome;
import gateway.api.client.IpAddress;
import gateway.api.limit.StoreUnavailableException;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.Function;

/** Changes devices in a store that others change at the same time: looks again when something came in between. */
final class DeviceRegistrar {
    /** Each attempt fails only because another change of the same device succeeded. */
    private static final int ATTEMPTS = 100;

    private static final int NONCE_BYTES = 16;

    private final DeviceStore store;
    private final DeviceSecrets secrets;
    private final DeviceSettings settings;
    private final SecureRandom random;

    DeviceRegistrar(DeviceStore store, DeviceSecrets secrets, DeviceSettings settings, SecureRandom random) {
        this.store = store;
        this.secrets = secrets;
        this.settings = settings;
        this.random = random;
    }

    /** Registers an id, or renews it if {@code proven}. */
    Registration register(String id, IpAddress addressGroup, boolean proven, Instant now) {
        return settled(id, found -> {
            if (found.filter(device -> now.isBefore(device.expiresAt())).isEmpty()) {
                return registered(found, fresh(id, addressGroup, now), now);
            }
            return unexpired(found.get(), proven, now);
        });
    }

    private Optional<Registration> unexpired(Device device, boolean proven, Instant now) {
        if (device.revoked()) {
            return Optional.of(new Registration.Revoked());
        }
        return proven ? renewed(device, now) : Optional.of(new Registration.Live());
    }

    private Optional<Registration> registered(Optional<Device> expected, Device next, Instant now) {
        return outcome(
                store.replace(expected, next, settings.maxPerAddress(), now),
                new Registration.Registered(next, secrets.secret(next.id(), next.nonce())));
    }

    private Optional<Registration> renewed(Device device, Instant now) {
        Device next = lasting(device.id(), device.nonce(), device.addressGroup(), now);
        return outcome(
                store.replace(Optional.of(device), next, settings.maxPerAddress(), now),
                new Registration.Renewed(next));
    }

    private static Optional<Registration> outcome(Outcome outcome, Registration done) {
        return switch (outcome) {
            case DONE -> Optional.of(done);
            case TOO_MANY -> Optional.of(new Registration.TooMany());
            case CONFLICT -> Optional.empty();
        };
    }

    private Device fresh(String id, IpAddress addressGroup, Instant now) {
        byte[] nonce = new byte[NONCE_BYTES];
        random.nextBytes(nonce);
        return lasting(id, HexFormat.of().formatHex(nonce), addressGroup, now);
    }

    private Device lasting(String id, String nonce, IpAddress addressGroup, Instant now) {
        return new Device(id, nonce, addressGroup, now, now.plus(settings.ttl()), false);
    }

    /** Revokes an id, whether it has expired or not. */
    Revocation revoke(String id, Instant now) {
        return settled(
                id,
                found -> found.map(device -> revoked(device, now))
                        .orElseGet(() -> Optional.of(new Revocation.Unknown())));
    }

    private Optional<Revocation> revoked(Device device, Instant now) {
        Device next = device.asRevoked();
        boolean done = device.revoked()
                || store.replace(Optional.of(device), next, settings.maxPerAddress(), now) == Outcome.DONE;
        return done ? Optional.of(new Revocation.Done(device, next)) : Optional.empty();
    }

    private <R> R settled(String id, Function<Optional<Device>, Optional<R>> attempt) {
        for (int i = 0; i < ATTEMPTS; i++) {
            Optional<R> result = attempt.apply(store.find(id));
            if (result.isPresent()) {
                return result.get();
            }
        }
        throw new StoreUnavailableException("device " + id + " changed " + ATTEMPTS + " times in between");
    }
}
