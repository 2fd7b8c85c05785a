package gateway.testkit.store;

import static gateway.testkit.store.TestDevices.ELSEWHERE;
import static gateway.testkit.store.TestDevices.HERE;
import static gateway.testkit.store.TestDevices.NOW;
import static gateway.testkit.store.TestDevices.at;
import static gateway.testkit.store.TestDevices.device;
import static gateway.testkit.store.TestDevices.id;
import static gateway.testkit.store.TestDevices.put;
import static gateway.testkit.store.TestDevices.with;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.Device;
import gateway.api.client.DeviceStore;
import gateway.api.client.DeviceStore.Outcome;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How many live devices an address group can have. Part of {@link DeviceStoreContract}. */
public interface DeviceStoreQuotaContract extends DeviceStoreHarness {

    /** As many are taken as the quota says, and the next one is refused and not there. */
    @Test
    default void anAddressGroupHasAsManyLiveDevicesAsTheQuotaSays() {
        with(this, store -> {
            fillHere(store);
            assertThat(store.replace(Optional.empty(), device(3), 2, NOW)).isEqualTo(Outcome.TOO_MANY);
            assertThat(store.list()).containsExactly(device(1), device(2));
        });
    }

    /** Each address group counts for itself. */
    @Test
    default void otherAddressGroupsDoNotCount() {
        with(this, store -> {
            fillHere(store);
            assertThat(store.replace(Optional.empty(), device(3, ELSEWHERE), 2, NOW))
                    .isEqualTo(Outcome.DONE);
        });
    }

    /** A revoked device makes room. */
    @Test
    default void revokedDevicesDoNotCount() {
        with(this, store -> {
            fillHere(store);
            put(store, device(1), device(1).asRevoked());
            assertThat(store.replace(Optional.empty(), device(3), 2, NOW)).isEqualTo(Outcome.DONE);
        });
    }

    /** A device counts until it expires, and not from then on. */
    @Test
    default void expiredDevicesDoNotCount() {
        Instant expiry = device(1).expiresAt();
        with(this, store -> {
            fillHere(store);
            assertThat(store.replace(Optional.empty(), at(expiry, device(3)), 2, expiry.minusMillis(1)))
                    .isEqualTo(Outcome.TOO_MANY);
            assertThat(store.replace(Optional.empty(), at(expiry, device(3)), 2, expiry))
                    .isEqualTo(Outcome.DONE);
        });
    }

    /** An expired device that comes back to life counts like a new one. */
    @Test
    default void anExpiredDeviceThatComesBackCounts() {
        Instant expiry = device(1).expiresAt();
        Device again = at(expiry, device(1));
        with(this, store -> {
            put(store, device(1));
            put(store, at(NOW.plusSeconds(1), device(2)));
            assertThat(store.replace(Optional.of(device(1)), again, 1, expiry)).isEqualTo(Outcome.TOO_MANY);
            assertThat(store.replace(Optional.of(device(1)), again, 2, expiry)).isEqualTo(Outcome.DONE);
        });
    }

    /** What does not make one more is done however full it is: renewing and revoking, also under a smaller quota. */
    @Test
    default void renewingAndRevokingNeedNoRoom() {
        Device renewed = at(NOW.plusSeconds(1), device(1));
        with(this, store -> {
            fillHere(store);
            assertThat(store.replace(Optional.of(device(1)), renewed, 1, NOW)).isEqualTo(Outcome.DONE);
            assertThat(store.replace(Optional.of(renewed), renewed.asRevoked(), 1, NOW))
                    .isEqualTo(Outcome.DONE);
            assertThat(store.find(id(1))).contains(renewed.asRevoked());
        });
    }

    /** A live device that moves to another group makes one more there. */
    @Test
    default void movingToAnotherGroupNeedsRoomThere() {
        with(this, store -> {
            fillHere(store);
            put(store, device(3, ELSEWHERE));
            assertThat(store.replace(Optional.of(device(3, ELSEWHERE)), device(3, HERE), 2, NOW))
                    .isEqualTo(Outcome.TOO_MANY);
            assertThat(store.find(id(3))).contains(device(3, ELSEWHERE));
        });
    }

    /** A conflict is told before a lack of room. */
    @Test
    default void aConflictComesFirst() {
        with(this, store -> {
            fillHere(store);
            assertThat(store.replace(Optional.of(device(4)), device(4), 2, NOW)).isEqualTo(Outcome.CONFLICT);
        });
    }

    private static void fillHere(DeviceStore store) {
        put(store, device(1));
        put(store, device(2));
    }
}
