package gateway.security.device;

import gateway.api.client.Device;
import gateway.api.client.DeviceStore;
import gateway.api.client.IpAddress;
import gateway.security.device.DeviceCode.Code;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The registered browser devices. Thread-safe; a change is durable when its method returns.
 *
 * <p>Every method throws {@link gateway.api.limit.StoreUnavailableException} if the store does not answer or has no
 * room; then nothing is changed.
 */
public final class Devices {
    /** Stands in for the nonce of a device that does not exist, so that looking for it takes as long. */
    private static final String NO_NONCE = "0".repeat(32);

    private final DeviceStore store;
    private final DeviceSecrets secrets;
    private final DeviceSettings settings;
    private final InstantSource clock;
    private final DeviceRegistrar registrar;

    /**
     * Knows the devices of a store.
     *
     * @param store where they are kept
     * @param secrets where their secrets come from
     * @param settings how they are treated
     * @param clock the time by which codes change and registrations expire
     * @param random where nonces come from
     */
    public Devices(
            DeviceStore store,
            DeviceSecrets secrets,
            DeviceSettings settings,
            InstantSource clock,
            SecureRandom random) {
        this.store = Objects.requireNonNull(store, "store");
        this.secrets = Objects.requireNonNull(secrets, "secrets");
        this.settings = Objects.requireNonNull(settings, "settings");
        this.clock = Objects.requireNonNull(clock, "clock");
        registrar = new DeviceRegistrar(store, secrets, settings, Objects.requireNonNull(random, "random"));
    }

    /**
     * {@return the device, if it is live and this is its code of the current or the previous hour} An unknown device
     * costs the same work as a wrong code. Empty while devices are not enabled.
     *
     * @param code what was presented
     */
    public Optional<Device> authenticate(Code code) {
        Instant now = clock.instant();
        Optional<Device> found = settings.enabled() ? store.find(code.id()) : Optional.empty();
        String secret = secrets.secret(code.id(), found.map(Device::nonce).orElse(NO_NONCE));
        boolean right = new HourlyCodes(secret).accept(code.digits(), now);
        return found.filter(device -> right && device.isLiveAt(now));
    }

    /**
     * {@return what became of registering a device} An id that is live is renewed if the proof is right: it then lasts
     * as long as a new one, and counts for the address it was first registered from.
     *
     * @param browserId the id that the browser has chosen
     * @param addressGroup the address, or block of IPv6 addresses, that asks
     * @param proof the code that was sent along; empty for none
     * @throws IllegalStateException if devices are not enabled
     */
    public Registration register(String browserId, IpAddress addressGroup, Optional<Code> proof) {
        if (!settings.enabled()) {
            throw new IllegalStateException("devices are not enabled");
        }
        if (!DeviceId.isValid(browserId)) {
            return new Registration.InvalidId();
        }
        return registrar.register(browserId, addressGroup, isProof(proof, browserId), clock.instant());
    }

    private boolean isProof(Optional<Code> proof, String id) {
        return proof.filter(code -> code.id().equals(id))
                .flatMap(this::authenticate)
                .isPresent();
    }

    /**
     * {@return the device with this id, whether it is live or not}
     *
     * @param id the id
     */
    public Optional<Device> find(String id) {
        return store.find(id);
    }

    /** {@return every device that is remembered, in the order of their ids} */
    public List<Device> list() {
        return store.list();
    }

    /**
     * {@return what became of revoking a device} Its id stays refused until it would have expired.
     *
     * @param id the id
     */
    public Revocation revoke(String id) {
        return registrar.revoke(id, clock.instant());
    }

    /** {@return how many devices there are} */
    public DeviceStats stats() {
        Instant now = clock.instant();
        List<Device> all = store.list();
        long active = all.stream().filter(device -> device.isLiveAt(now)).count();
        long expired =
                all.stream().filter(device -> !now.isBefore(device.expiresAt())).count();
        return new DeviceStats(all.size(), active, expired);
    }
}
