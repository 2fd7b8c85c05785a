package gateway.security.device;

import static gateway.security.device.TestDevices.HERE;
import static gateway.security.device.TestDevices.ID;
import static gateway.security.device.TestDevices.WEEK;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.Device;
import gateway.security.device.DeviceCode.Code;
import gateway.security.device.Registration.Live;
import gateway.security.device.Registration.Registered;
import gateway.security.device.Registration.Renewed;
import gateway.security.device.Registration.TooMany;
import gateway.testkit.limit.Crowd;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Many ask at once. */
class ManyRegistrationsTest {
    @TempDir
    private Path folder;

    private TestDevices time;
    private Devices devices;

    @BeforeEach
    void open() {
        time = TestDevices.in(folder);
        devices = time.devices(new DeviceSettings(true, 30, WEEK));
    }

    @AfterEach
    void close() {
        time.close();
    }

    @Test
    void thirtyOfSixtyFourFromOneAddressAreRegistered() {
        List<Registration> answers = Crowd.of(
                64,
                number ->
                        devices.register("%08x-0000-4000-8000-000000000000".formatted(number), HERE, Optional.empty()));
        assertThat(answers).filteredOn(Registered.class::isInstance).hasSize(30);
        assertThat(answers).filteredOn(TooMany.class::isInstance).hasSize(34);
    }

    @Test
    void oneOfManyGetsTheId() {
        List<Registration> answers = Crowd.of(64, member -> devices.register(ID, HERE, Optional.empty()));
        assertThat(answers).filteredOn(Registered.class::isInstance).hasSize(1);
        assertThat(answers).filteredOn(Live.class::isInstance).hasSize(63);
    }

    @Test
    void aDeviceThatRenewsItselfManyTimesAtOnceIsRenewed() {
        Code code = registered();
        List<Registration> answers = Crowd.of(16, member -> devices.register(ID, HERE, Optional.of(code)));
        assertThat(answers).hasOnlyElementsOfType(Renewed.class);
    }

    @Test
    void aRevocationIsNotUndoneByARenewal() {
        Code code = registered();
        Crowd.of(16, member -> member == 7 ? devices.revoke(ID) : devices.register(ID, HERE, Optional.of(code)));
        assertThat(devices.find(ID).map(Device::revoked)).contains(true);
    }

    private Code registered() {
        Registered registered = (Registered) devices.register(ID, HERE, Optional.empty());
        return time.code(registered.device());
    }
}
