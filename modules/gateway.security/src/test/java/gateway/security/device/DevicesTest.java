package gateway.security.device;

import static gateway.security.device.TestDevices.ELSEWHERE;
import static gateway.security.device.TestDevices.HERE;
import static gateway.security.device.TestDevices.ID;
import static gateway.security.device.TestDevices.OTHER_ID;
import static gateway.security.device.TestDevices.START;
import static gateway.security.device.TestDevices.WEEK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import gateway.api.client.Device;
import gateway.security.device.DeviceCode.Code;
import gateway.security.device.Registration.InvalidId;
import gateway.security.device.Registration.Live;
import gateway.security.device.Registration.Registered;
import gateway.security.device.Registration.Renewed;
import gateway.security.device.Registration.Revoked;
import gateway.security.device.Registration.TooMany;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DevicesTest {
    @TempDir
    private Path folder;

    private TestDevices time;
    private Devices devices;

    @BeforeEach
    void open() {
        time = TestDevices.in(folder);
        devices = time.devices();
    }

    @AfterEach
    void close() {
        time.close();
    }

    @Test
    void aRegisteredDeviceHasASecretWhoseCodesOpen() {
        Registered registered = registered(ID);
        assertThat(registered.secret()).matches("[0-9a-f]{64}");
        assertThat(registered.device().expiresAt()).isEqualTo(START.plus(WEEK));
        Code code = new Code(ID, new HourlyCodes(registered.secret()).at(START));
        assertThat(devices.authenticate(code)).contains(registered.device());
    }

    @Test
    void anUnknownDeviceAndAWrongCodeAnswerAlike() {
        Code code = time.code(registered(ID).device());
        assertThat(devices.authenticate(new Code(ID, "0000000000000000"))).isEmpty();
        assertThat(devices.authenticate(new Code(OTHER_ID, code.digits()))).isEmpty();
    }

    @Test
    void aRegistrationLastsUntilItExpires() {
        Device device = registered(ID).device();
        time.pass(WEEK.minusMillis(1));
        assertThat(devices.authenticate(time.code(device))).contains(device);
        time.pass(Duration.ofMillis(1));
        assertThat(devices.authenticate(time.code(device))).isEmpty();
    }

    @Test
    void anExpiredIdIsRegisteredAnewWithAnotherSecret() {
        Registered first = registered(ID);
        time.pass(WEEK);
        Registered second = registered(ID);
        assertThat(second.secret()).isNotEqualTo(first.secret());
        assertThat(devices.authenticate(time.code(first.device()))).isEmpty();
        assertThat(devices.authenticate(time.code(second.device()))).contains(second.device());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "me", "6f1f9e0c5b0a4d0e9c3b2f6d1c7a8b90", "6f1f9e0c-5b0a-4d0e-9c3b-2f6d1c7a8b9g"})
    void anIdIsALowerCaseUuid(String id) {
        assertThat(devices.register(id, HERE, Optional.empty())).isEqualTo(new InvalidId());
        assertThat(devices.register(ID.toUpperCase(Locale.ROOT), HERE, Optional.empty()))
                .isEqualTo(new InvalidId());
        assertThat(devices.list()).isEmpty();
    }

    @Test
    void aLiveIdIsNotRegisteredAgain() {
        Registered registered = registered(ID);
        assertThat(devices.register(ID, ELSEWHERE, Optional.empty())).isEqualTo(new Live());
        assertThat(devices.register(ID, ELSEWHERE, Optional.of(new Code(ID, "0000000000000000"))))
                .isEqualTo(new Live());
        assertThat(devices.find(ID)).contains(registered.device());
    }

    @Test
    void theCodeOfAnotherDeviceIsNoProof() {
        registered(ID);
        Code other = time.code(registered(OTHER_ID).device());
        assertThat(devices.register(ID, HERE, Optional.of(other))).isEqualTo(new Live());
    }

    @Test
    void aLiveIdIsRenewedByItsCode() {
        Device device = registered(ID).device();
        time.pass(Duration.ofDays(6));
        Registration renewal = devices.register(ID, ELSEWHERE, Optional.of(time.code(device)));
        assertThat(renewal).isInstanceOf(Renewed.class);
        Device renewed = ((Renewed) renewal).device();
        assertThat(renewed.expiresAt()).isEqualTo(START.plus(Duration.ofDays(13)));
        assertThat(renewed.nonce()).isEqualTo(device.nonce());
        time.pass(Duration.ofDays(6));
        assertThat(devices.authenticate(time.code(device))).contains(renewed);
    }

    @Test
    void aRenewedDeviceCountsWhereItWasRegistered() {
        Device device = registered(ID).device();
        registered(OTHER_ID);
        devices.register(ID, ELSEWHERE, Optional.of(time.code(device)));
        assertThat(devices.find(ID).map(Device::addressGroup)).contains(HERE);
        assertThat(devices.register(id(3), HERE, Optional.empty())).isEqualTo(new TooMany());
    }

    @Test
    void anAddressHasOnlySoManyLiveDevices() {
        registered(id(1));
        registered(id(2));
        assertThat(devices.register(id(3), HERE, Optional.empty())).isEqualTo(new TooMany());
        assertThat(devices.register(id(3), ELSEWHERE, Optional.empty())).isInstanceOf(Registered.class);
        time.pass(WEEK);
        assertThat(devices.register(id(4), HERE, Optional.empty())).isInstanceOf(Registered.class);
    }

    @Test
    void aRevokedIdIsRefusedUntilItExpires() {
        Device device = registered(ID).device();
        assertThat(devices.revoke(ID)).isEqualTo(new Revocation.Done(device, device.asRevoked()));
        assertThat(devices.authenticate(time.code(device))).isEmpty();
        time.pass(WEEK.minusMillis(1));
        assertThat(devices.register(ID, HERE, Optional.of(time.code(device)))).isEqualTo(new Revoked());
        time.pass(Duration.ofMillis(1));
        assertThat(devices.register(ID, HERE, Optional.empty())).isInstanceOf(Registered.class);
    }

    @Test
    void revokingTwiceIsDoneTwice() {
        Device device = registered(ID).device();
        devices.revoke(ID);
        assertThat(devices.revoke(ID)).isEqualTo(new Revocation.Done(device.asRevoked(), device.asRevoked()));
        assertThat(devices.revoke(OTHER_ID)).isEqualTo(new Revocation.Unknown());
        assertThat(devices.revoke("me")).isEqualTo(new Revocation.Unknown());
    }

    @Test
    void statsTellActiveFromExpired() {
        registered(id(1));
        registered(id(2));
        devices.revoke(id(2));
        time.pass(WEEK.minusHours(1));
        registered(id(3));
        assertThat(devices.stats()).isEqualTo(new DeviceStats(3, 2, 0));
        time.pass(Duration.ofHours(1));
        assertThat(devices.stats()).isEqualTo(new DeviceStats(3, 1, 2));
        time.pass(Duration.ofDays(1));
        registered(id(4));
        assertThat(devices.list()).extracting(Device::id).containsExactly(id(3), id(4));
    }

    @Test
    void nothingOpensWhileDevicesAreOff() {
        Device device = registered(ID).device();
        Devices off = time.devices(new DeviceSettings(false, 2, WEEK));
        assertThat(off.authenticate(time.code(device))).isEmpty();
        assertThatIllegalStateException()
                .isThrownBy(() -> off.register(OTHER_ID, HERE, Optional.empty()))
                .withMessage("devices are not enabled");
        assertThat(off.revoke(ID)).isInstanceOf(Revocation.Done.class);
    }

    @Test
    void secretsAreInNoText() {
        Registered registered = registered(ID);
        assertThat(registered).hasToString("Registered[id=" + ID + "]");
        assertThat(registered.device().toString()).doesNotContain(registered.secret());
    }

    private Registered registered(String id) {
        Registration registration = devices.register(id, HERE, Optional.empty());
        assertThat(registration).isInstanceOf(Registered.class);
        return (Registered) registration;
    }

    private static String id(int number) {
        return "%08x-0000-4000-8000-000000000000".formatted(number);
    }
}
