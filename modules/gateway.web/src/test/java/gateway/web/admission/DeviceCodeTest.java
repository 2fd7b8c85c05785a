package gateway.web.admission;

import static gateway.web.admission.TestDevices.ID;
import static gateway.web.admission.TestDevices.OTHER_ID;
import static gateway.web.admission.TestDevices.wrong;
import static gateway.web.admission.TestPolicy.policy;
import static gateway.web.admission.TestRequest.get;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.DeviceSession;
import gateway.security.lockout.LockoutKind;
import gateway.web.config.KeyPart;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Devices that show a code, SPEC 5.2. */
final class DeviceCodeTest {
    private final TestConfig config = new TestConfig()
            .devices()
            .tier("app")
            .deviceTier("app")
            .lockout(LockoutKind.DEVICE, 3)
            .secure("secure", "/api/secure");

    @Test
    void aRightCodeMakesADeviceOfTheCaller() {
        TestGateway gateway = config.open();
        String key = registered(gateway, ID);
        Exchange exchange = gateway.send(get("/api/secure").key(key)).exchange();
        assertThat(exchange.reply()).isEmpty();
        assertThat(exchange.client().id()).isEqualTo(ID);
        assertThat(exchange.client().authenticated()).isTrue();
        assertThat(exchange.tier()).contains("app");
    }

    @Test
    void withoutATierOfTheirOwnDevicesHaveTheDefaultTier() {
        TestGateway gateway = new TestConfig().devices().open();
        assertThat(gateway.send(get("/api/x").key(registered(gateway, ID)))
                        .exchange()
                        .tier())
                .contains("free");
    }

    @Test
    void theCodeOfThePreviousHourIsStillRightAndNoOlderOne() {
        TestGateway gateway = config.open();
        String key = registered(gateway, ID);
        gateway.advance(Duration.ofMinutes(119));
        assertThat(gateway.send(get("/api/x").key(key)).status()).isEqualTo(200);
        gateway.advance(Duration.ofMinutes(1));
        assertThat(gateway.send(get("/api/x").key(key)).status()).isEqualTo(401);
    }

    @Test
    void aDeviceThatHasExpiredOrWasRevokedIsRefused() {
        TestGateway gateway = config.open();
        TestDevices devices = new TestDevices(gateway);
        String secret = devices.register(ID);
        String other = devices.register(OTHER_ID);
        gateway.gateway.rules().devices().revoke(OTHER_ID);
        assertThat(gateway.send(get("/api/x").key(devices.key(OTHER_ID, other))).status())
                .isEqualTo(401);
        gateway.advance(Duration.ofDays(7));
        assertThat(gateway.send(get("/api/x").key(devices.key(ID, secret))).status())
                .isEqualTo(401);
    }

    @Test
    void anUnknownDeviceAndAWrongCodeAreAnsweredAlike() {
        TestGateway gateway = config.open();
        registered(gateway, ID);
        TestResponse wrongCode = gateway.send(get("/api/x").key(wrong(ID)));
        TestResponse unknown = gateway.send(get("/api/x").key(wrong(OTHER_ID)));
        assertThat(unknown.refusal()).isEqualTo(wrongCode.refusal());
        assertThat(unknown.error()).isEqualTo("Invalid or revoked API key");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"totp_", "totp_x_0123456789abcdef", "totp_7E57D004-2b97-4e7a-b45f-5387367791cd_0123456789abcdef"
            })
    void whatNamesNoDeviceIsAnInvalidKey(String key) {
        TestResponse response = config.open().send(get("/api/x").key(key));
        assertThat(response.error()).isEqualTo("Invalid or revoked API key");
        assertThat(response.body()).doesNotContain("totp");
    }

    @Test
    void whileDevicesAreOffEveryCodeIsAnInvalidKey() {
        TestGateway gateway = config.open();
        String key = registered(gateway, ID);
        gateway.reconfigure(new TestConfig());
        assertThat(gateway.send(get("/api/x").key(key)).status()).isEqualTo(401);
        assertThat(gateway.statuses(10, get("/api/x").key(key)))
                .containsOnlyOnce(429)
                .endsWith(429);
    }

    @Test
    void afterTooManyWrongCodesNotEvenTheRightOneIsLookedAt() {
        TestGateway gateway = config.open();
        String key = registered(gateway, ID);
        String neighbour = registered(gateway, OTHER_ID);
        assertThat(gateway.statuses(4, get("/api/x").key(wrong(ID)))).containsExactly(401, 401, 401, 429);
        assertThat(gateway.send(get("/api/x").key(key)).error()).isEqualTo("Too many failed attempts");
        assertThat(gateway.send(get("/api/x").key(neighbour)).status()).isEqualTo(200);
        assertThat(gateway.send(get("/api/x").key(key).from("198.51.100.7")).status())
                .isEqualTo(200);
    }

    @Test
    void idsThatNoDeviceHasCountTogetherAndShutOutNoDevice() {
        TestGateway gateway = config.open();
        String key = registered(gateway, ID);
        for (int i = 0; i < 3; i++) {
            String unknown = wrong(OTHER_ID.replace("0c0ffee0", "0c0ffee" + (i + 1)));
            assertThat(gateway.send(get("/api/x").key(unknown)).status()).isEqualTo(401);
        }
        assertThat(gateway.send(get("/api/x").key(wrong(OTHER_ID))).status()).isEqualTo(429);
        assertThat(gateway.send(get("/api/x").key(key)).status()).isEqualTo(200);
    }

    @Test
    void devicesAtOneAddressHaveEachALimitOfTheirOwn() {
        TestGateway gateway =
                new TestConfig().devices().tier("free", policy("free", 1, "1h")).open();
        String key = registered(gateway, ID);
        String neighbour = registered(gateway, OTHER_ID);
        assertThat(gateway.statuses(2, get("/api/x").key(key))).containsExactly(200, 429);
        assertThat(gateway.statuses(2, get("/api/x").key(neighbour))).containsExactly(200, 429);
        assertThat(gateway.statuses(2, get("/api/x"))).containsExactly(200, 429);
    }

    @Test
    void aLimitCanCountByDevice() {
        TestGateway gateway = new TestConfig()
                .devices()
                .tier("free", policy("free", 1, "1h").by(KeyPart.DEVICE))
                .open();
        String key = registered(gateway, ID);
        assertThat(gateway.statuses(2, get("/api/x").key(key))).containsExactly(200, 429);
        assertThat(gateway.send(get("/api/x")).refusal().field()).contains("device");
    }

    @Test
    void aValidatorThatIsPluggedInDecidesAlone() {
        TestGateway gateway = config.tier("guest")
                .validator(presented -> presented.equals("totp_ours")
                        ? Optional.of(new DeviceSession("session-1", Optional.of("ada"), Optional.of("guest")))
                        : Optional.empty())
                .open();
        String key = registered(gateway, ID);
        Exchange ours = gateway.send(get("/api/x").key("totp_ours")).exchange();
        assertThat(ours.client().id()).isEqualTo("session-1");
        assertThat(ours.tier()).contains("guest");
        assertThat(gateway.send(get("/api/x").key(key)).status()).isEqualTo(401);
        assertThat(gateway.statuses(3, get("/api/x").key(key))).containsExactly(401, 401, 429);
    }

    private static String registered(TestGateway gateway, String id) {
        TestDevices devices = new TestDevices(gateway);
        return devices.key(id, devices.register(id));
    }
}
