package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** There is no resource at {@code /api/login}, which makes each request for it a failure. */
@DisplayName("Who fails too often to prove who it is has to wait")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LockoutsIT {
    private static final int FAILURES = 3;
    private static final Request GUESS = Request.get("/api/echo").key("a-guess");

    private final GatewayServer server = SharedGateways.reconfigurable()
            .with(
                    "gateway.trusted-proxies=127.0.0.1/32",
                    "gateway.ip.blocklist=203.0.113.9",
                    "gateway.devices.enabled=true",
                    "gateway.lockout.api-key.max-failures=" + FAILURES,
                    "gateway.lockout.api-key.lock=30m",
                    "gateway.lockout.device.max-failures=" + FAILURES,
                    "gateway.lockout.registration.max-failures=" + FAILURES,
                    "gateway.routes.login.path=/api/login",
                    "gateway.routes.login.lockout.on-status=404",
                    "gateway.routes.login.lockout.max-failures=" + FAILURES,
                    Settings.key("lockout", "unlimited"));

    @Test
    void anAddressThatGuessesKeys() {
        String address = Addresses.fresh();
        assertThat(statuses(FAILURES, GUESS.from(address))).containsOnly(401);

        assertLocked(server.send(GUESS.from(address)), 30 * 60);
        assertLocked(server.send(Request.get("/api/echo?apiKey=another-guess").from(address)), 30 * 60);
        assertLocked(server.send(Request.get("/api/echo").key("two words").from(address)), 30 * 60);
    }

    @Test
    void nobodyElseIsShutOut() {
        String address = Addresses.fresh();
        statuses(FAILURES + 1, GUESS.from(address));

        assertThat(server.send(Request.get("/api/echo").from(address)).status()).isEqualTo(200);
        assertThat(server.send(Request.get("/api/echo")
                                .key(Settings.secret("lockout"))
                                .from(address))
                        .status())
                .isEqualTo(200);
        assertThat(server.send(GUESS.from(Addresses.fresh())).status()).isEqualTo(401);
    }

    @Test
    void whatACallerWritesLeftOfItsAddressChangesNothing() {
        String address = Addresses.fresh();
        List<Integer> statuses = IntStream.range(0, FAILURES + 1)
                .mapToObj(i ->
                        server.send(GUESS.from("10.9.8." + i + ", " + address)).status())
                .toList();

        assertThat(statuses).startsWith(401).endsWith(429);
    }

    @Test
    void anIpv6Block() {
        List<Integer> statuses = IntStream.range(0, FAILURES + 1)
                .mapToObj(i -> server.send(GUESS.from("2001:db8:10c::" + i)).status())
                .toList();

        assertThat(statuses).startsWith(401).endsWith(429);
        assertThat(server.send(GUESS.from("2001:db8:10c:1::1")).status()).isEqualTo(401);
    }

    @Test
    void notAnAddressThatIsRefusedAnyway() {
        assertThat(statuses(FAILURES + 3, GUESS.from("203.0.113.9"))).containsOnly(403);
    }

    @Test
    void anAddressThatGuessesTheCodesOfADevice() {
        BrowserDevice device = BrowserDevice.registeredAt(server);
        BrowserDevice neighbour = BrowserDevice.registeredAt(server);
        String address = Addresses.fresh();
        Request wrong = Request.get("/api/echo").key(device.wrongKey()).from(address);
        Request right = Request.get("/api/echo").key(device.key());
        assertThat(statuses(FAILURES, wrong)).containsOnly(401);

        assertLocked(server.send(wrong), 60);
        assertLocked(server.send(right.from(address)), 60);
        assertThat(server.send(right.from(Addresses.fresh())).status()).isEqualTo(200);
        assertThat(server.send(Request.get("/api/echo").key(neighbour.key()).from(address))
                        .status())
                .isEqualTo(200);
    }

    @Test
    void anAddressWhoseRegistrationsMakeNoSense() {
        String address = Addresses.fresh();
        assertThat(statuses(FAILURES, BrowserDevice.json("{}").from(address))).containsOnly(400);

        assertLocked(
                server.send(BrowserDevice.registration(BrowserDevice.freshId()).from(address)), 60);
        assertThat(server.send(Request.get("/api/echo").from(address)).status()).isEqualTo(200);
    }

    @Test
    void anAddressThatARouteAnswersWithAStatusTooOften() {
        String address = Addresses.fresh();
        Request login = Request.post("/api/login", "{}").from(address);
        assertThat(statuses(FAILURES, login)).containsOnly(404);

        assertLocked(server.send(login), 60);
        assertLocked(server.send(login.key(Settings.secret("lockout"))), 60);
        assertThat(server.send(Request.get("/api/other").from(address)).status())
                .isEqualTo(404);
        assertThat(server.send(Request.post("/api/login", "{}").from(Addresses.fresh()))
                        .status())
                .isEqualTo(404);
    }

    private static void assertLocked(Response response, long atMostSeconds) {
        assertThat(response.status()).isEqualTo(429);
        assertThat(response.json()).containsEntry("error", "Too many failed attempts");
        assertThat(response.retryAfter()).isBetween(atMostSeconds - 30, atMostSeconds);
        assertThat(response.json().get("retryAfter").toString()).isEqualTo(Long.toString(response.retryAfter()));
    }

    private List<Integer> statuses(int times, Request request) {
        return IntStream.range(0, times)
                .mapToObj(i -> server.send(request).status())
                .toList();
    }
}
