package gateway.web.config;

import static gateway.web.config.Configured.with;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.analytics.log.RequestLogSettings;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnalyticsTest {

    @Test
    void withoutConfigurationNothingIsLoggedInFiles() {
        GatewayConfig config = with().config();
        assertThat(config.analyticsInterval()).isEqualTo(Duration.ofSeconds(5));
        assertThat(config.server().analyticsCapacity()).isEqualTo(10_000);
        assertThat(config.server().maxListeners()).isEqualTo(1_000);
        assertThat(config.server().requestLog()).isEmpty();
    }

    @Test
    void everythingCanBeSet() {
        GatewayConfig config = with(
                        "gateway.analytics.capacity=7",
                        "gateway.analytics.interval=250ms",
                        "gateway.sse.max-listeners=3",
                        "gateway.log.dir=logs/../requests",
                        "gateway.log.app-name=shop.eu-1",
                        "gateway.log.max-lines-per-file=50",
                        "gateway.log.retention=1d")
                .config();
        assertThat(config.analyticsInterval()).isEqualTo(Duration.ofMillis(250));
        assertThat(config.server().analyticsCapacity()).isEqualTo(7);
        assertThat(config.server().maxListeners()).isEqualTo(3);
        assertThat(config.server().requestLog())
                .contains(new RequestLogSettings(Path.of("requests"), "shop.eu-1", 50, Duration.ofDays(1)));
    }

    @Test
    void theLogHasDefaultsButForItsFolder() {
        assertThat(with("gateway.log.dir=/var/log/gateway").config().server().requestLog())
                .contains(new RequestLogSettings(Path.of("/var/log/gateway"), "gateway", 10_000, Duration.ofDays(14)));
    }

    @ParameterizedTest
    @CsvSource({
        "analytics.capacity, 0",
        "analytics.capacity, 10000001",
        "analytics.interval, 5",
        "analytics.interval, 99ms",
        "analytics.interval, 2h",
        "sse.max-listeners, 0",
        "log.app-name, a/b",
        "log.app-name, ..",
        "log.app-name, a b",
        "log.max-lines-per-file, 0",
        "log.retention, 23h",
        "log.retention, 14"
    })
    void otherValuesAreFaults(String name, String value) {
        assertThat(with("gateway.log.dir=logs", "gateway." + name + "=" + value).faults())
                .singleElement()
                .asString()
                .startsWith("gateway." + name + " is \"" + value + "\", allowed is ");
    }

    @Test
    void aLogWithAFaultIsNotWritten() {
        ConfigResult result =
                with("gateway.log.dir=logs", "gateway.log.retention=1h").read();
        assertThat(result.config().server().requestLog()).isEmpty();
    }
}
