package gateway.security.device;

import static gateway.security.device.TestDevices.HERE;
import static gateway.security.device.TestDevices.ID;
import static gateway.security.device.TestDevices.START;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.Device;
import gateway.security.device.DeviceCode.Code;
import gateway.security.device.DeviceCode.Malformed;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Case F05: which text is a code, and in which hour. The expected values are those of openssl:
 *
 * <pre>{@code
 * MASTER='a master key for tests, never for use'
 * ID=6f1f9e0c-5b0a-4d0e-9c3b-2f6d1c7a8b90
 * NONCE=00112233445566778899aabbccddeeff
 * SECRET=$(printf %s%s "$ID" "$NONCE" | openssl dgst -sha256 -hmac "$MASTER" -r | cut -c1-64)
 * for HOUR in -1 0 1 490894 490895 490896 490897 490906; do
 *   echo "$HOUR $(printf %s "$HOUR" | openssl dgst -sha256 -hmac "$SECRET" -r | cut -c1-16)"
 * done
 * }</pre>
 *
 * Hour 490896 begins at 2026-01-01T00:00Z. Codes are found wrong by the whole text alone: there is no number in them.
 */
class F05DeviceCodesTest {
    private static final String NONCE = "00112233445566778899aabbccddeeff";
    private static final String SECRET = "360bc3b4e1f32bbcfb3ab42cf1bef76dd2a01431f76471eb2a86ea65667604ec";
    private static final String HOUR_490896 = "4f21183e62a160ca";

    @TempDir
    private Path folder;

    private TestDevices at;
    private Devices devices;

    @BeforeEach
    void register() {
        at = TestDevices.in(folder);
        devices = at.devices();
        Device device = new Device(ID, NONCE, HERE, Instant.EPOCH, START.plus(Duration.ofDays(7)), false);
        at.store().replace(Optional.empty(), device, 1, START);
    }

    @Test
    void theSecretFollowsFromMasterKeyIdAndNonce() {
        DeviceSecrets secrets = new DeviceSecrets(() -> MasterKey.of("a master key for tests, never for use"));
        assertThat(secrets.secret(ID, NONCE)).isEqualTo(SECRET);
    }

    @ParameterizedTest(name = "{0}: {1} of hour {2} opens: {3}")
    @CsvSource({
        "2025-12-31T23:59:59.999Z, c49eaa06a7e04505, 490894, true",
        "2025-12-31T23:59:59.999Z, 8b44bd79472001ac, 490895, true",
        "2025-12-31T23:59:59.999Z, 4f21183e62a160ca, 490896, false",
        "2026-01-01T00:00:00.000Z, c49eaa06a7e04505, 490894, false",
        "2026-01-01T00:00:00.000Z, 8b44bd79472001ac, 490895, true",
        "2026-01-01T00:00:00.000Z, 4f21183e62a160ca, 490896, true",
        "2026-01-01T00:00:00.000Z, 85b46042349dd9d0, 490897, false",
        "2026-01-01T00:00:00.001Z, c49eaa06a7e04505, 490894, false",
        "2026-01-01T00:00:00.001Z, 8b44bd79472001ac, 490895, true",
        "2026-01-01T00:00:00.001Z, 4f21183e62a160ca, 490896, true",
        "2026-01-01T00:00:00.001Z, 85b46042349dd9d0, 490897, false",
        "2026-01-01T00:59:59.999Z, 8b44bd79472001ac, 490895, true",
        "2026-01-01T01:00:00.000Z, 8b44bd79472001ac, 490895, false",
    })
    void anHourAndTheOneBeforeOpen(Instant time, String digits, long hour, boolean opens) {
        at.at(time);
        assertThat(opens(digits)).isEqualTo(opens);
    }

    @ParameterizedTest(name = "{0}: {1} of hour {2} opens: {3}")
    @CsvSource({
        "1970-01-01T00:00:00Z, ceb742fae0f76baa, -1, true",
        "1970-01-01T00:00:00Z, 98c46adfc0fe36b8, 0, true",
        "1970-01-01T00:00:00Z, 7c39b1ce024eb78d, 1, false",
        "1970-01-01T01:00:00Z, 98c46adfc0fe36b8, 0, true",
        "1970-01-01T01:00:00Z, 7c39b1ce024eb78d, 1, true",
        "1970-01-01T02:00:00Z, 98c46adfc0fe36b8, 0, false",
    })
    void hoursAreCountedFromTheEpoch(Instant time, String digits, long hour, boolean opens) {
        at.at(time);
        assertThat(opens(digits)).isEqualTo(opens);
    }

    @Test
    void aLeadingZeroIsADigit() {
        at.at(START.plus(Duration.ofHours(10)));
        assertThat(opens("0407cfb6433aaf41")).isTrue();
        assertThat(DeviceCode.parse("totp_" + ID + "_407cfb6433aaf41")).isEqualTo(new Malformed());
        assertThat(DeviceCode.parse("totp_" + ID + "_00407cfb6433aaf41")).isEqualTo(new Malformed());
    }

    /** {@code openssl dgst -sha1 -hmac "$SECRET"}, and {@code -mac HMAC -macopt hexkey:"$SECRET"}. */
    @ParameterizedTest
    @CsvSource({"906ab275cd2576cb, HMAC-SHA1", "e07918f07162627f, the secret decoded as the key"})
    void otherAlgorithmsDoNotOpen(String digits) {
        assertThat(opens(HOUR_490896)).isTrue();
        assertThat(opens(digits)).isFalse();
    }

    @ParameterizedTest
    @MethodSource
    void onlySixteenLowerCaseDigitsAreACode(String digits) {
        assertThat(DeviceCode.parse("totp_" + ID + "_" + digits)).isEqualTo(new Malformed());
    }

    static Stream<String> onlySixteenLowerCaseDigitsAreACode() {
        return Stream.of(
                "",
                "4",
                "4f21183e62a160c",
                "4f21183e62a160ca0",
                "4F21183E62A160CA",
                "4f21183e62a160cA",
                "4f21183e62a160cg",
                " 4f21183e62a160ca",
                "4f21183e62a160ca ",
                "4f21183e 62a160ca",
                " f21183e62a160ca",
                "+f21183e62a160ca",
                "-f21183e62a160ca",
                "0x4f21183e62a160ca",
                "0x21183e62a160ca",
                "4f21183e62a160ca\n",
                "4f21183e62a160ca\u0000",
                "4f21183e62a160c\u0660",
                "\u0664f\u0662\u0661\u0661\u0668\u0663e\u0666\u0662a\u0661\u0666\u0660ca",
                "\uff14\uff46\uff12\uff11\uff11\uff18\uff13\uff45\uff16\uff12\uff41\uff11\uff16\uff10\uff43\uff41",
                "4f21183e62a160c\uff41",
                "%34f21183e62a160ca",
                "4f21183e62a160ca_4f21183e62a160ca",
                "5705683218018983114",
                "4f21183e62a160ca".repeat(62_500));
    }

    private boolean opens(String digits) {
        DeviceCode code = DeviceCode.parse("totp_" + ID + "_" + digits);
        assertThat(code).isInstanceOf(Code.class);
        return devices.authenticate((Code) code).isPresent();
    }
}
