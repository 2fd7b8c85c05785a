package gateway.security.crash;

import static java.nio.charset.StandardCharsets.UTF_8;

import gateway.api.client.Device;
import gateway.api.client.DeviceStore;
import gateway.api.client.DeviceStore.Outcome;
import gateway.api.client.IpAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;

/** Registers a device, revokes it, and goes on with the next. */
record DeviceLane(String name, DeviceStore devices) implements Lane {

    @Override
    public void step(int number) {
        Device device = device(number / 2);
        Outcome outcome = number % 2 == 0
                ? devices.replace(Optional.empty(), device, Integer.MAX_VALUE, Stores.NOW)
                : devices.replace(Optional.of(device), device.asRevoked(), Integer.MAX_VALUE, Stores.NOW);
        if (outcome != Outcome.DONE) {
            throw new AssertionError("step " + number + " of " + name + ": " + outcome);
        }
    }

    @Override
    public int stepsKept() {
        int steps = 0;
        while (devices.find(device(steps / 2).id()).filter(Device::revoked).isPresent()) {
            steps += 2;
        }
        Device last = device(steps / 2);
        return devices.find(last.id()).filter(last::equals).isPresent() ? steps + 1 : steps;
    }

    private Device device(int number) {
        String id = UUID.nameUUIDFromBytes((name + number).getBytes(UTF_8)).toString();
        return new Device(
                id,
                id.replace("-", ""),
                new IpAddress(0, number),
                Stores.NOW,
                Stores.NOW.plus(Duration.ofDays(7)),
                false);
    }
}
