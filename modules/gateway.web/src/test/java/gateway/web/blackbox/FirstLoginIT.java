package gateway.web.blackbox;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The first administrator")
class FirstLoginIT {
    private static final Pattern LINE = Pattern.compile(".*admin.*password: (\\S+).*");

    @Test
    void logsInWithThePasswordThatTheFirstStartPrinted() {
        GatewayServer server = GatewayServer.start(GatewaySetup.configured("gateway.demo=true"));
        try {
            String password = printed(server).get(0);
            assertLetsIn(server, password);

            server = server.restart();

            assertThat(printed(server))
                    .as("passwords on the console of both starts")
                    .containsExactly(password);
            assertLetsIn(server, password);
            assertThat(server.output().filesContaining(password))
                    .allSatisfy(file -> assertThat(file.toString()).endsWith(".log"));
        } finally {
            server.close();
        }
    }

    private static void assertLetsIn(GatewayServer server, String password) {
        assertThat(keys(server, "admin", password).status()).isEqualTo(200);
        assertThat(keys(server, "admin", password + "x").status()).isEqualTo(401);
        assertThat(keys(server, "nobody", password).status()).isEqualTo(401);
        assertThat(new Browser(server).logIn("admin", password).status()).isEqualTo(303);
    }

    private static Response keys(GatewayServer server, String user, String password) {
        return server.manage(Request.get("/api/gateway/keys").header("Authorization", basic(user, password)));
    }

    static String basic(String user, String password) {
        return "Basic " + Base64.getEncoder().encodeToString((user + ":" + password).getBytes(UTF_8));
    }

    /** The passwords that were ever printed, each once, however many log files repeat it. */
    static List<String> printed(GatewayServer server) {
        return server.console()
                .lines()
                .map(LINE::matcher)
                .filter(Matcher::matches)
                .map(matcher -> matcher.group(1))
                .toList();
    }
}
