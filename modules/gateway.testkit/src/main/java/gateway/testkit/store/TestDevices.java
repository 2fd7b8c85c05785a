package gateway.testkit.store;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.Device;
import gateway.api.client.DeviceStore;
import gateway.api.client.DeviceStore.Outcome;
import gateway.api.client.IpAddress;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;

/** The words that tests of device stores are written in. */
final class TestDevices {
    static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");
    static final IpAddress HERE = address("192.0.2.1");
    static final IpAddress ELSEWHERE = address("2001:db8::");
    static final int ENOUGH = 1_000;

    private TestDevices() {}

    /** A store of its own for a test, over the place of the test. */
    static void with(DeviceStoreHarness harness, Consumer<DeviceStore> test) {
        try (DeviceStore store = harness.open()) {
            test.accept(store);
        }
    }

    /** A device that is live for a week, registered from here. */
    static Device device(int number) {
        return device(number, HERE);
    }

    static Device device(int number, IpAddress addressGroup) {
        return new Device(id(number), nonce(number), addressGroup, NOW, NOW.plus(Duration.ofDays(7)), false);
    }

    /** The same device, registered again at that time for a week. */
    static Device at(Instant time, Device device) {
        return new Device(
                device.id(), device.nonce(), device.addressGroup(), time, time.plus(Duration.ofDays(7)), false);
    }

    /** One of several devices with the first id. */
    static Device rival(int number) {
        return new Device(id(1), nonce(number), HERE, NOW, NOW.plus(Duration.ofDays(7)), false);
    }

    /** Ids in the order of their numbers. */
    static String id(int number) {
        return "%08x-0000-4000-8000-000000000000".formatted(number);
    }

    private static String nonce(int number) {
        return "%032x".formatted(number);
    }

    private static IpAddress address(String text) {
        return IpAddress.parse(text).orElseThrow();
    }

    /** Puts a device where there is none. */
    static void put(DeviceStore store, Device device) {
        assertThat(store.replace(Optional.empty(), device, ENOUGH, NOW)).isEqualTo(Outcome.DONE);
    }

    /** Puts a device in place of another one. */
    static void put(DeviceStore store, Device expected, Device next) {
        assertThat(store.replace(Optional.of(expected), next, ENOUGH, NOW)).isEqualTo(Outcome.DONE);
    }
}
