package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.server.GatewayServer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("D06: one IPv6 subscriber has one limit")
class AddressPrefixIT {
    private static final int LIMIT = 5;
    private static final int ADDRESSES = 20;

    /** The window differs each time, so that nothing that was counted before counts again. */
    @ParameterizedTest(name = "prefix {0}")
    @CsvSource({"64, 3h, 5, 20", "128, 4h, 20, 20", "56, 5h, 5, 5"})
    void addressesOfOneBlockShareALimit(int prefix, String window, int sameSubnet, int sameSite) {
        GatewayServer server = SharedGateways.reconfigurable()
                .with(
                        "gateway.trusted-proxies=127.0.0.1/32",
                        "gateway.ip.blocklist=2001:db8:9:9::9",
                        prefix == 64 ? "" : "gateway.ipv6-prefix=" + prefix,
                        "gateway.default-tier=d06",
                        Settings.tier("d06", "fixed-window", LIMIT, window),
                        "gateway.routes.d06.path=/api/echo",
                        "gateway.routes.d06.methods=POST",
                        "gateway.routes.d06.limits-mode=replace",
                        "gateway.routes.d06.limits.each.key=ip, json:/email",
                        Settings.policy("gateway.routes.d06.limits.each", "fixed-window", LIMIT, window));

        assertThat(permitted(server, i -> "2001:db8:1:2::" + Integer.toHexString(i)))
                .isEqualTo(sameSubnet);
        assertThat(permitted(server, i -> "2001:db8:7:" + Integer.toHexString(0x10 + i) + "::1"))
                .isEqualTo(sameSite);
        assertThat(permitted(server, i -> "198.51.100." + i)).isEqualTo(ADDRESSES);
        assertThat(permittedLogins(server, i -> "2001:db8:1:2::" + Integer.toHexString(i)))
                .isEqualTo(sameSubnet);
        assertThat(permittedLogins(server, i -> "198.51.100." + i)).isEqualTo(ADDRESSES);
        assertThat(status(server, "2001:db8:9:9::9")).isEqualTo(403);
        assertThat(status(server, "2001:db8:9:9::8")).isEqualTo(200);
    }

    private static long permitted(GatewayServer server, IntFunction<String> address) {
        return IntStream.rangeClosed(1, ADDRESSES)
                .filter(i -> status(server, address.apply(i)) == 200)
                .count();
    }

    /** By a key of which the address is one part. */
    private static long permittedLogins(GatewayServer server, IntFunction<String> address) {
        Request login =
                Request.post("/api/echo", "{\"email\":\"ada@example.org\"}").header("Content-Type", "application/json");
        return IntStream.rangeClosed(1, ADDRESSES)
                .filter(i -> server.send(login.from(address.apply(i))).status() == 200)
                .count();
    }

    private static int status(GatewayServer server, String address) {
        return server.send(Request.get("/api/echo").from(address)).status();
    }
}
