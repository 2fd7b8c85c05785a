package gateway.proxy.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RequestRulesTest {
    private static final Hop STRANGER = new Hop("192.0.2.7", false, "http", Optional.of("pub.example:8080"), "id-1");
    private static final Hop PROXY = new Hop("127.0.0.1", true, "http", Optional.of("inner"), "id-1");

    private final RequestRules rules = new RequestRules(Set.of("gateway-session"));

    private List<String> outgoing(Hop hop, String... sent) {
        List<Header> headers = new ArrayList<>();
        for (String line : sent) {
            headers.add(new Header(line.substring(0, line.indexOf(':')), line.substring(line.indexOf(':') + 2)));
        }
        return rules.outgoing(headers, hop, "/api/x").stream()
                .map(header -> header.name() + ": " + header.value())
                .toList();
    }

    @Test
    void ordinaryHeadersPassAsTheyAre() {
        assertThat(outgoing(STRANGER, "accept-encoding: br", "X-One: 1", "X-One: 2", "Authorization: Bearer t"))
                .startsWith("accept-encoding: br", "X-One: 1", "X-One: 2", "Authorization: Bearer t");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Connection: close",
                "Keep-Alive: timeout=5",
                "TE: trailers",
                "Trailer: X",
                "Transfer-Encoding: chunked",
                "Upgrade: h2c",
                "HTTP2-Settings: AAMAAABk",
                "Proxy-Authorization: Basic eDp5",
                "Proxy-Connection: keep-alive",
                "Expect: 100-continue",
                "Content-Length: 5",
                "Host: evil",
                "x-api-key: secret",
                "Authorization: basic YWRtaW46c2VjcmV0",
                "Cookie: gateway-session=abc",
                "X-Forwarded-Port: 1",
                "x-forwarded-server: fake",
                "X-Real-IP: 1.2.3.4",
                "True-Client-IP: 1.2.3.4",
                "CF-Connecting-IP: 1.2.3.4",
                "X-Original-URL: /admin"
            })
    void whatIsNotForTheUpstreamIsDropped(String line) {
        assertThat(outgoing(STRANGER, line)).doesNotContain(line);
    }

    @Test
    void whatConnectionNamesIsDroppedInAnyLetterCase() {
        assertThat(outgoing(STRANGER, "Connection: keep-alive, X-HOP", "connection: other", "x-hop: 1", "Other: 2"))
                .noneMatch(line -> line.toLowerCase(java.util.Locale.ROOT).matches("(x-hop|other|connection).*"));
    }

    @Test
    void othersCookiesStay() {
        assertThat(outgoing(STRANGER, "Cookie: a=1; gateway-session=abc; b=2")).contains("Cookie: a=1; b=2");
        assertThat(outgoing(STRANGER, "Cookie: a=1;b=2;  c")).contains("Cookie: a=1;b=2;  c");
    }

    @Test
    void nothingThatAStrangerSaysOfEarlierHopsIsBelieved() {
        assertThat(outgoing(
                        STRANGER,
                        "X-Forwarded-For: 10.0.0.1",
                        "X-Forwarded-Proto: https",
                        "X-Forwarded-Host: evil",
                        "X-Forwarded-Prefix: /evil",
                        "Forwarded: for=10.0.0.1"))
                .contains(
                        "X-Forwarded-For: 192.0.2.7",
                        "X-Forwarded-Proto: http",
                        "X-Forwarded-Host: pub.example:8080",
                        "X-Forwarded-Prefix: /api/x",
                        "Forwarded: for=192.0.2.7;host=\"pub.example:8080\";proto=http")
                .noneMatch(line -> line.contains("evil") || line.contains("10.0.0.1"));
    }

    @Test
    void whatATrustedProxySaysIsCarriedOn() {
        assertThat(outgoing(
                        PROXY,
                        "X-Forwarded-For: 10.0.0.1",
                        "X-Forwarded-Proto: https",
                        "X-Forwarded-Host: pub.example",
                        "X-Forwarded-Prefix: /gw"))
                .contains(
                        "X-Forwarded-For: 10.0.0.1, 127.0.0.1",
                        "X-Forwarded-Proto: https",
                        "X-Forwarded-Host: pub.example",
                        "X-Forwarded-Prefix: /gw/api/x",
                        "Forwarded: for=127.0.0.1;host=\"pub.example\";proto=https");
    }

    @Test
    void anAddressOfIpv6IsQuoted() {
        Hop hop = new Hop("2001:db8::1", false, "https", Optional.empty(), "id-1");
        assertThat(outgoing(hop)).contains("Forwarded: for=\"[2001:db8::1]\";proto=https");
    }

    @Test
    void aHostThatIsNoneIsNotHandedOn() {
        Hop hop = new Hop("192.0.2.7", false, "http", Optional.of("evil\";for=1"), "id-1");
        assertThat(outgoing(hop)).noneMatch(line -> line.contains("evil"));
    }

    @Test
    void viaAndRequestIdAreSet() {
        assertThat(outgoing(STRANGER, "Via: 1.0 before", "X-Request-Id: fake"))
                .contains("Via: 1.0 before, 1.1 gateway", "X-Request-Id: id-1")
                .noneMatch(line -> line.contains("fake"));
    }
}
