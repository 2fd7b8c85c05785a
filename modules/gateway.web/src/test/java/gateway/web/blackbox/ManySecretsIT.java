package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("F02: hundreds of keys, codes and passwords, and none of them is written anywhere")
class ManySecretsIT {
    private static final int KEYS = 150;
    private static final int DEVICES = 60;
    private static final int PASSWORDS = 12;

    private static final GatewaySetup SETUP = GatewaySetup.configured(
                    "gateway.demo=true",
                    "gateway.trusted-proxies=127.0.0.1/32",
                    "gateway.devices.enabled=true",
                    "gateway.devices.per-address=1000",
                    "gateway.devices.registrations-per-minute=1000",
                    "gateway.lockout.api-key.max-failures=10000",
                    "gateway.lockout.registration.max-failures=10000",
                    "gateway.lockout.admin.max-failures=10000",
                    Operator.SETTINGS,
                    LoginPageIT.SETTINGS)
            .jvmArgument("-Dcom.ibm.ws.logging.trace.specification=gateway.*=all");

    private final SecureRandom random = new SecureRandom();
    private final Secrets secrets = new Secrets();

    @Test
    void whateverIsDoneWithThem() {
        try (GatewayServer server = SharedGateways.ready(SETUP)) {
            Operator operator = new Operator(server);
            useKeys(server, operator);
            useDevices(server);
            usePasswords(server);
            secrets.add(LoginPageIT.PASSWORD);

            assertThat(secrets.count()).isGreaterThan(500);
            for (String resource : new String[] {
                "keys?limit=10000", "devices?limit=10000", "audit?limit=1000", "logs?limit=1000", "config", "analytics"
            }) {
                secrets.quiet(operator.get(resource));
            }
            secrets.quiet(server.probe(Request.get("/health")));
            secrets.assertNotWrittenBy(server);
            server.stop();
            secrets.assertNotWrittenBy(server);
        }
    }

    private void useKeys(GatewayServer server, Operator operator) {
        for (int i = 0; i < KEYS; i++) {
            Map<String, Object> key = operator.createKey("{\"name\":\"key " + i + "\",\"tier\":\"unlimited\"}");
            String secret = secrets.add((String) key.get("key"));
            assertThat(echo(server, secret).status()).isEqualTo(200);
            secrets.quiet(server.send(Request.get("/api/nothing?a=1&apiKey=" + secret + "&b=%zz")));
            String wrong = secrets.add("wrong-" + hex(16));
            assertThat(echo(server, wrong).status()).isEqualTo(401);
            if (i % 3 == 0) {
                Response rotated = operator.post("keys/" + key.get("id") + "/rotate", "");
                assertThat(echo(server, secrets.add((String) rotated.json().get("key")))
                                .status())
                        .isEqualTo(200);
            } else if (i % 3 == 1) {
                secrets.quiet(operator.delete("keys/" + key.get("id")));
                assertThat(echo(server, secret).status()).isEqualTo(401);
            }
        }
    }

    private void useDevices(GatewayServer server) {
        for (int i = 0; i < DEVICES; i++) {
            String id = UUID.randomUUID().toString();
            Response registered = server.send(Request.post("/api/auth/register", "{\"browserId\":\"" + id + "\"}")
                    .header("Content-Type", "application/json"));
            assertThat(registered.status()).as(registered.text()).isEqualTo(201);
            String secret = secrets.add((String) registered.json().get("secret"));
            String code = secrets.codeOf(id, secret, now().toEpochMilli());
            assertThat(echo(server, code).status()).isEqualTo(200);
            assertThat(echo(server, "totp_" + id + "_" + secrets.add(hex(8))).status())
                    .isEqualTo(401);
        }
    }

    private void usePasswords(GatewayServer server) {
        Browser browser = new Browser(server);
        for (int i = 0; i < PASSWORDS; i++) {
            String password = secrets.add("password-" + hex(12));
            secrets.quiet(server.manage(Request.get("/api/gateway/keys")
                    .header("Authorization", secrets.add(FirstLoginIT.basic("alice", password)))));
            secrets.quiet(browser.logIn("alice", password));
            secrets.quiet(browser.logIn(password, "in the wrong field"));
        }
        secrets.quiet(browser.logIn("alice", LoginPageIT.PASSWORD));
        secrets.add(browser.cookie("gateway-session"));
        assertThat(browser.get("/dashboard").status()).isEqualTo(200);
        secrets.add(browser.token());
    }

    private Response echo(GatewayServer server, String key) {
        return secrets.quiet(server.send(Request.get("/api/echo").key(key)));
    }

    private String hex(int bytes) {
        byte[] value = new byte[bytes];
        random.nextBytes(value);
        return HexFormat.of().formatHex(value);
    }

    private static Instant now() {
        return InstantSource.system().instant();
    }
}
