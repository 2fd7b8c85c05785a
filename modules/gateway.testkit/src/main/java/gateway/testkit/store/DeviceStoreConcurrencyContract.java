package gateway.testkit.store;

import static gateway.testkit.store.TestDevices.ENOUGH;
import static gateway.testkit.store.TestDevices.NOW;
import static gateway.testkit.store.TestDevices.device;
import static gateway.testkit.store.TestDevices.id;
import static gateway.testkit.store.TestDevices.put;
import static gateway.testkit.store.TestDevices.with;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.Device;
import gateway.api.client.DeviceStore.Outcome;
import gateway.testkit.limit.Crowd;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What holds when many change devices at once. Part of {@link DeviceStoreContract}. */
public interface DeviceStoreConcurrencyContract extends DeviceStoreHarness {

    /** 64 threads that register devices of one address group get exactly as many as the quota says, and all last. */
    @Test
    default void theQuotaIsKeptByManyAtOnce() {
        with(this, store -> {
            List<Outcome> outcomes = Crowd.of(64, number -> store.replace(Optional.empty(), device(number), 30, NOW));
            assertThat(outcomes).filteredOn(Outcome.DONE::equals).hasSize(30);
            assertThat(outcomes).filteredOn(Outcome.TOO_MANY::equals).hasSize(34);
        });
        with(this, store -> assertThat(store.list()).hasSize(30));
    }

    /** Of 64 threads that register one id, one is told that it did. */
    @Test
    default void oneOfManyGetsAnId() {
        with(this, store -> {
            List<Device> rivals =
                    IntStream.range(0, 64).mapToObj(TestDevices::rival).toList();
            List<Outcome> outcomes =
                    Crowd.of(64, member -> store.replace(Optional.empty(), rivals.get(member), ENOUGH, NOW));
            assertThat(outcomes).filteredOn(Outcome.DONE::equals).hasSize(1);
            assertThat(outcomes).filteredOn(Outcome.CONFLICT::equals).hasSize(63);
            assertThat(store.find(id(1))).contains(rivals.get(outcomes.indexOf(Outcome.DONE)));
        });
    }

    /** Changes of different devices do not undo each other. */
    @Test
    default void nothingIsLostWhenManyChange() {
        with(this, store -> {
            IntStream.range(0, 16).forEach(number -> put(store, device(number)));
            Crowd.of(16, number -> {
                put(store, device(number), device(number).asRevoked());
                put(store, device(100 + number));
                return number;
            });
        });
        with(this, store -> {
            assertThat(store.list()).hasSize(32);
            assertThat(store.list()).filteredOn(Device::revoked).hasSize(16);
        });
    }
}
