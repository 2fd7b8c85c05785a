package gateway.security.device;

import gateway.api.client.Device;
import gateway.api.client.DeviceStore;
import gateway.api.client.IpAddress;
import gateway.api.config.Parameters;
import gateway.api.store.StoreContext;
import gateway.security.device.DeviceCode.Code;
import gateway.security.store.FileDeviceStoreProvider;
import gateway.testkit.limit.MovableTicker;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;

/** Devices in a folder, under a clock that stands still, and the words that tests of them are written in. */
final class TestDevices implements AutoCloseable {
    static final String ID = "6f1f9e0c-5b0a-4d0e-9c3b-2f6d1c7a8b90";
    static final String OTHER_ID = "00000000-0000-4000-8000-000000000001";
    static final IpAddress HERE = address("192.0.2.1");
    static final IpAddress ELSEWHERE = address("2001:db8::");
    static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
    static final Duration WEEK = Duration.ofDays(7);

    private final MovableTicker ticker = MovableTicker.startingAt(START);
    private final DeviceSecrets secrets =
            new DeviceSecrets(() -> MasterKey.of("a master key for tests, never for use"));
    private final DeviceStore store;

    private TestDevices(Path folder) {
        store = new FileDeviceStoreProvider()
                .open(new StoreContext(folder, Parameters.of(List.of(), Map.of()), clock(), ticker));
    }

    static TestDevices in(Path folder) {
        return new TestDevices(folder);
    }

    static IpAddress address(String text) {
        return IpAddress.parse(text).orElseThrow();
    }

    /** Devices that may be two for each address. */
    Devices devices() {
        return devices(new DeviceSettings(true, 2, WEEK));
    }

    Devices devices(DeviceSettings settings) {
        return new Devices(store, secrets, settings, clock(), new SecureRandom());
    }

    private InstantSource clock() {
        return () -> Instant.EPOCH.plusNanos(ticker.epochNanos());
    }

    void at(Instant time) {
        ticker.set(Duration.between(Instant.EPOCH, time).toNanos());
    }

    void pass(Duration time) {
        ticker.advance(time);
    }

    DeviceStore store() {
        return store;
    }

    /** The code that the device computes now. */
    Code code(Device device) {
        String secret = secrets.secret(device.id(), device.nonce());
        return new Code(device.id(), new HourlyCodes(secret).at(clock().instant()));
    }

    @Override
    public void close() {
        store.close();
    }
}
