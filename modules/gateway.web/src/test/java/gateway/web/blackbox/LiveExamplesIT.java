package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.EventStream;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.http.StreamEvent;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What differs from one run to the next is replaced: ids, times, figures. */
@DisplayName("The live streams send what docs/http-api.md shows")
@Tag("every-server")
class LiveExamplesIT {
    private static final Path DOC = Path.of(System.getProperty("basedir", ""), "../../docs/http-api.md");
    private static final Pattern FIGURES =
            Pattern.compile("GET /api/gateway/analytics/live\n\n200\nid: [^\n]+\nretry: [0-9]+\ndata: ([^\n]+)\n");

    private static final GatewaySetup SETUP = GatewaySetup.configured(
            "gateway.demo=true",
            "gateway.node=gateway-1",
            "gateway.global.algorithm=none",
            Settings.tier("free", "fixed-window", 1, "24h"),
            Settings.key("mobile", "free"),
            Management.SETTINGS);

    @Test
    void inEveryExample() throws IOException {
        String doc = Files.readString(DOC);
        try (GatewayServer server = SharedGateways.ready(SETUP);
                EventStream refusals = LiveGateway.listen(server, LiveGateway.decisions())) {
            server.send(Request.get("/api/hello").key(Settings.secret("mobile")));
            server.send(Request.get("/api/hello").key(Settings.secret("mobile")));
            StreamEvent refusal = refusals.next();

            assertThat(doc).contains("id: 5d0c1f2ab7e4-1\ndata: " + still(refusal.data()) + "\n");
            assertThat(refusal.id()).endsWith("-1");
            try (EventStream again = LiveGateway.listen(server, LiveGateway.decisionsAfter("000000000000-7"));
                    EventStream figures = LiveGateway.listen(server, LiveGateway.analytics())) {
                StreamEvent reset = again.next();
                assertThat(doc).contains("event: reset\nid: 5d0c1f2ab7e4-1\nretry: 3000\ndata: " + reset.data() + "\n");
                assertThat(shown(doc).json().keySet())
                        .isEqualTo(figures.next().json().keySet());
            }
        }
    }

    private static String still(String data) {
        return data.replaceAll("\"timestamp\":\\d+", "\"timestamp\":1767225600000");
    }

    private static Response shown(String doc) {
        Matcher example = FIGURES.matcher(doc);
        assertThat(example.find()).isTrue();
        return new Response(200, List.of(), example.group(1));
    }
}
