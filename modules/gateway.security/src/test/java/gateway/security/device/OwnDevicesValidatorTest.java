package gateway.security.device;

import gateway.api.client.DeviceCodeValidator;
import gateway.api.client.DeviceSession;
import gateway.security.device.DeviceCode.Code;
import gateway.testkit.client.DeviceCodeValidatorContract;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;

/** The gateway's own devices keep the contract that somebody else's validator of codes has to keep. */
class OwnDevicesValidatorTest implements DeviceCodeValidatorContract {
    @TempDir
    private static Path folder;

    @Override
    public DeviceCodeValidator validator() {
        return new OwnDevices();
    }

    @Override
    public String validCode() {
        return OwnDevices.VALID;
    }

    /** As a plug-in would be. */
    public static final class OwnDevices implements DeviceCodeValidator {
        private static final TestDevices TIME = TestDevices.in(folder);
        private static final Devices DEVICES = TIME.devices();
        private static final String VALID = register();

        /** As the service loader would. */
        public OwnDevices() {}

        private static String register() {
            DEVICES.register(TestDevices.ID, TestDevices.HERE, Optional.empty());
            Code code = TIME.code(DEVICES.find(TestDevices.ID).orElseThrow());
            return DeviceCode.PREFIX + code.id() + "_" + code.digits();
        }

        @Override
        public Optional<DeviceSession> validate(String presented) {
            return DeviceCode.parse(presented) instanceof Code code
                    ? DEVICES.authenticate(code)
                            .map(device -> new DeviceSession(device.id(), Optional.empty(), Optional.empty()))
                    : Optional.empty();
        }
    }
}
