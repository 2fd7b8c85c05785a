package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Who guesses passwords is locked out, and nobody else")
class AdministratorLockoutIT {

    @Test
    void afterTooManyFailuresFromOneAddressAtOneName() {
        GatewaySetup setup = GatewaySetup.configured(
                "gateway.trusted-proxies=127.0.0.1/32",
                "gateway.lockout.admin.max-failures=3",
                "gateway.lockout.admin.lock=1h",
                "gateway.lockout.admin.max-lock=2h",
                LoginPageIT.SETTINGS);
        try (GatewayServer server = SharedGateways.ready(setup)) {
            String guesser = Addresses.fresh();
            Browser session = new Browser(server);
            session.logIn("alice", LoginPageIT.PASSWORD);

            for (int failures = 0; failures < 3; failures++) {
                assertThat(basic(server, guesser, "alice", "guess").status()).isEqualTo(401);
            }

            Response locked = basic(server, guesser, "alice", LoginPageIT.PASSWORD);
            assertThat(locked.status()).isEqualTo(429);
            assertThat(locked.json()).containsEntry("error", "Too many failed attempts");
            assertThat(locked.retryAfter()).isBetween(3500L, 3600L);
            assertThat(basic(server, guesser, "victor", LoginPageIT.PASSWORD).status())
                    .isEqualTo(200);
            assertThat(basic(server, Addresses.fresh(), "alice", LoginPageIT.PASSWORD)
                            .status())
                    .isEqualTo(200);
            assertThat(session.send(Request.get("/api/gateway/config").from(guesser))
                            .status())
                    .as("of a session from the same address")
                    .isEqualTo(200);
        }
    }

    /** An answer to a password that was looked at: after a failure the gateway rests, and says 503 if that takes long. */
    private static Response basic(GatewayServer server, String address, String user, String password) {
        Response answer = attempt(server, address, user, password);
        while (answer.status() == 503) {
            answer = attempt(server, address, user, password);
        }
        return answer;
    }

    private static Response attempt(GatewayServer server, String address, String user, String password) {
        return server.manage(Request.get("/api/gateway/config")
                .from(address)
                .header("Authorization", FirstLoginIT.basic(user, password)));
    }
}
