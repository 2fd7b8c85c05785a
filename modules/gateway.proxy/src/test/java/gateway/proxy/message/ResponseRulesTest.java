package gateway.proxy.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ResponseRulesTest {
    private final ResponseRules rules = new ResponseRules(
            Set.of("gateway-session"), Set.of("127.0.0.1:8081"), "/gw", new PathMapping("/svc", "/app"));

    private List<Header> incoming(String name, String value) {
        return rules.incoming(List.of(new Header(name, value))).stream()
                .filter(header -> !header.is("Via"))
                .toList();
    }

    @DisplayName("E14: addresses of the upstream become addresses for callers")
    @ParameterizedTest
    @CsvSource({
        "http://127.0.0.1:8081/app/x?u=http://127.0.0.1:8081/app, /gw/svc/x?u=http://127.0.0.1:8081/app",
        "/app/x, /gw/svc/x",
        "/app, /gw/svc",
        "/app?q=/app/y, /gw/svc?q=/app/y",
        "x, x",
        "?page=2, ?page=2",
        "//127.0.0.1:8081/app/x, /gw/svc/x",
        "HTTPS://127.0.0.1:8081/app/x#there, /gw/svc/x#there",
        "https://other.example/app, https://other.example/app",
        "http://127.0.0.1:8081.evil/app, http://127.0.0.1:8081.evil/app",
        "http://127.0.0.1:8081/apple, /apple",
        "http://127.0.0.1:8081, /",
        "/apple, /apple",
        "ht!tp://, ht!tp://",
        "mailto:me@app, mailto:me@app"
    })
    void locationsAreRewritten(String sent, String received) {
        assertThat(incoming("Location", sent)).containsExactly(new Header("Location", received));
        assertThat(incoming("content-location", sent)).containsExactly(new Header("content-location", received));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5; url=http://127.0.0.1:8081/app/x | 5; url=/gw/svc/x",
                "0;URL='/app/x' | 0;URL='/gw/svc/x'",
                "5 | 5"
            })
    void soAreRefreshes(String sent, String received) {
        assertThat(incoming("Refresh", sent)).containsExactly(new Header("Refresh", received));
    }

    @ParameterizedTest
    @CsvSource({
        "a=1; Path=/app; Domain=127.0.0.1, a=1; Path=/gw/svc",
        "b=2; Path=/, b=2; Path=/",
        "c=3; path=/app/deep; HttpOnly, c=3; Path=/gw/svc/deep; HttpOnly",
        "d=Path=/app, d=Path=/app",
        "e=5; Domain=example.org; Secure, e=5; Domain=example.org; Secure"
    })
    void cookiesLandWhereTheyAreMeantFor(String sent, String received) {
        assertThat(incoming("Set-Cookie", sent)).containsExactly(new Header("Set-Cookie", received));
    }

    @ParameterizedTest
    @ValueSource(strings = {"gateway-session=x", "gateway-session =x; Path=/", "gateway-session"})
    void aCookieOfTheGatewayCannotBeSet(String line) {
        assertThat(incoming("Set-Cookie", line)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Connection",
                "Keep-Alive",
                "Proxy-Authenticate",
                "Trailer",
                "Transfer-Encoding",
                "Content-Length"
            })
    void whatIsAboutTheConnectionIsDropped(String name) {
        assertThat(incoming(name, "x")).isEmpty();
    }

    @Test
    void whatConnectionNamesIsDropped() {
        assertThat(rules.incoming(List.of(
                        new Header("Connection", "X-Hop"), new Header("x-hop", "1"), new Header("ETag", "\"1\""))))
                .containsExactly(new Header("ETag", "\"1\""), new Header("Via", "1.1 gateway"));
    }
}
