package gateway.web.config;

import static gateway.web.config.Configured.with;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CorsAndHeadersTest {

    @Test
    void corsCanBeConfigured() {
        CorsConfig cors = with(
                        "gateway.cors.allowed-origins=https://app.example, http://localhost:5173, http://[::1]:80",
                        "gateway.cors.allowed-methods=GET,POST",
                        "gateway.cors.allowed-headers=Content-Type",
                        "gateway.cors.allow-credentials=true",
                        "gateway.cors.max-age=1h")
                .config()
                .cors();
        assertThat(cors.allowedOrigins())
                .containsExactlyInAnyOrder("https://app.example", "http://localhost:5173", "http://[::1]:80");
        assertThat(cors.allowedMethods()).containsExactly("GET", "POST");
        assertThat(cors.allowedHeaders()).containsExactly("Content-Type");
        assertThat(cors.allowCredentials()).isTrue();
        assertThat(cors.maxAge()).isEqualTo(Duration.ofHours(1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "app.example",
                "https://app.example/",
                "https://App.example",
                "https://*.example",
                "null",
                "ftp://a"
            })
    void whatIsNoOriginIsAFault(String origin) {
        assertThat(with("gateway.cors.allowed-origins=" + origin).faults())
                .containsExactly(
                        "gateway.cors.allowed-origins has an item that is \"" + origin + "\", allowed is * or an"
                                + " origin in lower case, without a path, such as https://app.example"
                                + " (from gateway.properties)");
    }

    @Test
    void everyOriginIsNotAllowedWithCredentials() {
        Configured configured = with("gateway.cors.allowed-origins=*", "gateway.cors.allow-credentials=true");
        assertThat(configured.faults())
                .containsExactly("gateway.cors.allow-credentials is true, allowed is false as long as"
                        + " gateway.cors.allowed-origins is *: every page could act for its visitors"
                        + " (from gateway.properties)");
        assertThat(configured.read().config().cors().allowCredentials()).isFalse();
    }

    @Test
    void everyOriginStandsAlone() {
        assertThat(with("gateway.cors.allowed-origins=*, https://app.example").faults())
                .containsExactly(
                        "gateway.cors.allowed-origins has origins beside *, allowed is * alone: it stands for every"
                                + " origin (from gateway.properties)");
    }

    @ParameterizedTest
    @CsvSource({"allowed-methods, get", "allowed-headers, X Y", "allowed-headers, *", "max-age, 60", "max-age, 2d"})
    void otherValuesAreFaults(String name, String value) {
        assertThat(with("gateway.cors." + name + "=" + value).faults())
                .singleElement()
                .asString()
                .startsWith("gateway.cors." + name)
                .contains("\"" + value + "\", allowed is ");
    }

    @ParameterizedTest
    @CsvSource({
        "x-ratelimit, true, false",
        "ietf, false, true",
        "'x-ratelimit,ietf', true, true",
        "none, false, false",
        "'', true, false"
    })
    void dialectsOfRateHeadersAreChosen(String text, boolean xRateLimit, boolean ietf) {
        assertThat(with("gateway.headers=" + text).config().rateHeaders()).isEqualTo(new RateHeaders(xRateLimit, ietf));
    }

    @ParameterizedTest
    @ValueSource(strings = {"X-RateLimit", "draft-10", "none,ietf"})
    void otherDialectsAreFaults(String text) {
        assertThat(with("gateway.headers=" + text).faults()).hasSize(1);
    }
}
