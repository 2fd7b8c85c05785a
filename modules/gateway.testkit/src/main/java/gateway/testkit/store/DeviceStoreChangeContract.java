package gateway.testkit.store;

import static gateway.testkit.store.TestDevices.ELSEWHERE;
import static gateway.testkit.store.TestDevices.ENOUGH;
import static gateway.testkit.store.TestDevices.NOW;
import static gateway.testkit.store.TestDevices.at;
import static gateway.testkit.store.TestDevices.device;
import static gateway.testkit.store.TestDevices.id;
import static gateway.testkit.store.TestDevices.put;
import static gateway.testkit.store.TestDevices.with;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.Device;
import gateway.api.client.DeviceStore.Outcome;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is found after which change. Part of {@link DeviceStoreContract}. */
public interface DeviceStoreChangeContract extends DeviceStoreHarness {

    /** A new store knows no device. */
    @Test
    default void isEmptyAtFirst() {
        with(this, store -> {
            assertThat(store.find(id(1))).isEmpty();
            assertThat(store.list()).isEmpty();
        });
    }

    /** A device is found as it was put, with every field, whatever kind of address it has. */
    @Test
    default void aDeviceIsFoundAsItWasPut() {
        with(this, store -> {
            put(store, device(1));
            put(store, device(2, ELSEWHERE));
            assertThat(store.find(id(1))).contains(device(1));
            assertThat(store.find(id(2))).contains(device(2, ELSEWHERE));
            assertThat(store.find(id(3))).isEmpty();
        });
    }

    /** The list is in the order of ids, whenever they came. */
    @Test
    default void theListIsInTheOrderOfIds() {
        with(this, store -> {
            put(store, device(3));
            put(store, device(1));
            put(store, device(2));
            assertThat(store.list()).containsExactly(device(1), device(2), device(3));
        });
    }

    /** A list stays as it was returned. */
    @Test
    default void aListDoesNotChangeAnyMore() {
        with(this, store -> {
            put(store, device(1));
            List<Device> list = store.list();
            put(store, device(2));
            assertThat(list).containsExactly(device(1));
        });
    }

    /** A device takes the place of the one that was expected. */
    @Test
    default void aDeviceIsReplaced() {
        with(this, store -> {
            put(store, device(1));
            put(store, device(1), device(1).asRevoked());
            assertThat(store.find(id(1))).contains(device(1).asRevoked());
            assertThat(store.list()).containsExactly(device(1).asRevoked());
        });
    }

    /** If something else is there than was expected, it stays. */
    @Test
    default void whatWasNotExpectedIsAConflict() {
        Device renewed = at(NOW.plusSeconds(1), device(1));
        with(this, store -> {
            put(store, device(1));
            assertThat(store.replace(Optional.empty(), renewed, ENOUGH, NOW)).isEqualTo(Outcome.CONFLICT);
            assertThat(store.replace(Optional.of(device(1).asRevoked()), renewed, ENOUGH, NOW))
                    .isEqualTo(Outcome.CONFLICT);
            assertThat(store.replace(Optional.of(device(2)), device(2).asRevoked(), ENOUGH, NOW))
                    .isEqualTo(Outcome.CONFLICT);
            assertThat(store.list()).containsExactly(device(1));
        });
    }

    /** Whoever opens the store afterwards finds what was put, to the nanosecond. */
    @Test
    default void whatWasPutOutlivesTheStore() {
        Device precise = at(Instant.parse("2026-01-01T00:00:00.123456789Z"), device(3));
        with(this, store -> {
            put(store, device(1));
            put(store, device(2, ELSEWHERE));
            put(store, device(2, ELSEWHERE), device(2, ELSEWHERE).asRevoked());
            put(store, precise);
        });
        with(this, store -> {
            assertThat(store.list())
                    .containsExactly(device(1), device(2, ELSEWHERE).asRevoked(), precise);
            assertThat(store.find(id(2))).contains(device(2, ELSEWHERE).asRevoked());
        });
    }

    /** A device is remembered until a day after its expiry, revoked or not, whatever else changes meanwhile. */
    @Test
    default void aDeviceIsRememberedForADayAfterItsExpiry() {
        Instant almostForgotten = device(1).expiresAt().plus(Duration.ofDays(1)).minusMillis(1);
        with(this, store -> {
            put(store, device(1));
            put(store, device(2).asRevoked());
            Device other = at(almostForgotten, device(3));
            assertThat(store.replace(Optional.empty(), other, ENOUGH, almostForgotten))
                    .isEqualTo(Outcome.DONE);
            assertThat(store.list()).containsExactly(device(1), device(2).asRevoked(), other);
        });
    }
}
