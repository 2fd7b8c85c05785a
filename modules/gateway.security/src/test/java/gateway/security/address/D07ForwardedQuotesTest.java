package gateway.security.address;

import static gateway.security.address.Addresses.header;
import static gateway.security.address.Addresses.ip;
import static gateway.security.address.Addresses.set;
import static gateway.security.address.ForwardedHeader.FORWARDED;
import static gateway.security.address.ForwardedHeader.X_FORWARDED_FOR;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.IpAddress;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Case D07: RFC 7239 with quotes, and a forged left part that cannot hide what the proxy added. */
class D07ForwardedQuotesTest {
    private static final IpAddress PEER = ip("127.0.0.1");

    /** As after a proxy that adds an element to whatever the client sent. */
    private static final List<String> ADDED_BY_PROXY = List.of(
            ", for=203.0.113.9", ",for=\"203.0.113.9:4711\"", ", for=203.0.113.9;by=\"[2001:db8::17]:80\";proto=https");

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "`for=\"[2001:db8::17]:4711\";proto=https`,          2001:db8::17",
                "`For=192.0.2.60;by=203.0.113.9`,                    192.0.2.60",
                "`for=1.1.1.1, for=203.0.113.9`,                     203.0.113.9",
                "`for=injected;by=\", for=203.0.113.9`,              203.0.113.9",
                "`user=\"x,for=192.0.2.1\";for=203.0.113.9`,         203.0.113.9",
                "`for=unknown, for=_x`,                              127.0.0.1",
            })
    void theNearestProxyIsUnderstood(String line, String client) {
        assertThat(resolve(line)).isEqualTo(ip(client));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "for=192.0.2.1;by=\"",
                "for=192.0.2.1;by=\"\\",
                "for=\"192.0.2.1",
                "\"",
                "\"\"\"",
                "\\",
                "\\\"",
                "for=\"",
                "for=192.0.2.1;x=\"\\\"",
                "for=192.0.2.1,",
                "for=192.0.2.1;",
                "=",
                "for",
                "for=192.0.2.1;x=\"a\"b\""
            })
    void nothingThatAClientSendsHidesWhatTheProxyAdded(String sentByClient) {
        for (String added : ADDED_BY_PROXY) {
            assertThat(resolve(sentByClient + added)).as(sentByClient + added).isEqualTo(ip("203.0.113.9"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"for=192.0.2.1;by=\"", "for=\"192.0.2.1", "\\"})
    void aBrokenLineOfTheClientDoesNotReachIntoTheLineOfTheProxy(String sentByClient) {
        assertThat(resolve(sentByClient, "for=203.0.113.9")).isEqualTo(ip("203.0.113.9"));
    }

    @Test
    void onlyTheConfiguredHeaderIsRead() {
        Map<String, List<String>> both =
                Map.of("forwarded", List.of("for=192.0.2.1"), "x-forwarded-for", List.of("203.0.113.9"));
        assertThat(reading(FORWARDED).resolve(PEER, both::get)).isEqualTo(ip("192.0.2.1"));
        assertThat(reading(X_FORWARDED_FOR).resolve(PEER, both::get)).isEqualTo(ip("203.0.113.9"));
    }

    private static IpAddress resolve(String... lines) {
        return reading(FORWARDED).resolve(PEER, header("forwarded", lines));
    }

    private static ClientAddressResolver reading(ForwardedHeader header) {
        return new ClientAddressResolver(set("127.0.0.1/32"), header);
    }
}
