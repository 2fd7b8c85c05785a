package gateway.web.config;

import static gateway.web.config.Configured.below;
import static gateway.web.config.Configured.with;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Policy.OnFailure;
import gateway.security.device.DeviceSettings;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DevicesTest {

    @Test
    void thereAreNoneWithoutConfiguration() {
        DevicesConfig devices = with().config().devices();
        assertThat(devices.settings()).isEqualTo(new DeviceSettings(false, 30, Duration.ofDays(7)));
        assertThat(devices.tier()).isEmpty();
        assertThat(devices.masterKey()).isEmpty();
        assertThat(perMinute(devices)).isEqualTo(10);
    }

    @Test
    void everythingCanBeSet() {
        DevicesConfig devices = with(below(
                        "gateway.devices",
                        "enabled=true",
                        "tier=pro",
                        "per-address=5",
                        "registrations-per-minute=2",
                        "ttl=1d",
                        "master-key=0123456789abcdef0123456789abcdef"))
                .config()
                .devices();
        assertThat(devices.settings()).isEqualTo(new DeviceSettings(true, 5, Duration.ofDays(1)));
        assertThat(devices.tier()).contains("pro");
        assertThat(devices.masterKey()).isPresent();
        assertThat(perMinute(devices)).isEqualTo(2);
    }

    @Test
    void registrationsAreCountedByAddressAndShareTheirCountWithNothing() {
        PolicyConfig policy = with("gateway.on-failure=closed")
                .config()
                .devices()
                .registrations()
                .orElseThrow();
        assertThat(policy.policy().name()).isEqualTo("device-registration");
        assertThat(policy.policy().onFailure()).isEqualTo(OnFailure.CLOSED);
        assertThat(policy.key()).containsExactly(KeyPart.IP);
        assertThat(with(below(
                                "gateway.tiers.free",
                                "algorithm=fixed-window",
                                "max-requests=1",
                                "window=1m",
                                "scope=" + policy.policy().scope()))
                        .faults())
                .singleElement()
                .asString()
                .startsWith("gateway.tiers.free.scope");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "enabled=yes",
                "tier=gold",
                "per-address=0",
                "registrations-per-minute=0",
                "registrations-per-minute=10001",
                "ttl=7",
                "ttl=10s"
            })
    void otherValuesAreFaults(String line) {
        assertThat(with("gateway.devices." + line).faults())
                .singleElement()
                .asString()
                .startsWith("gateway.devices." + line.split("=", 2)[0])
                .contains("\"" + line.split("=", 2)[1] + "\"")
                .contains("allowed");
    }

    @Test
    void aMasterKeyThatIsTooShortIsAFaultAndStaysSecret() {
        assertThat(with("gateway.devices.master-key=too-short").faults())
                .containsExactly("gateway.devices.master-key is not what is allowed, which is 32 to 1024 ASCII"
                        + " characters, without white space around them (from gateway.properties)");
    }

    @Test
    void aMasterKeyIsNotShown() {
        String key = "0123456789abcdef0123456789abcdef";
        assertThat(with("gateway.devices.master-key=" + key).config().toString())
                .doesNotContain(key);
    }

    private static long perMinute(DevicesConfig devices) {
        return devices.registrations()
                .orElseThrow()
                .policy()
                .limiter()
                .shape()
                .limit()
                .permits();
    }
}
