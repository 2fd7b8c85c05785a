package gateway.web.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ForwardedRoutesTest {
    private static final String PORT = "gateway.admin.port=9081";

    private static List<String> faults(String... lines) {
        String[] all = Stream.concat(Stream.of("gateway.routes.r.path=/api/r/**"), Arrays.stream(lines))
                .toArray(String[]::new);
        return Configured.with(all).faults().stream().map(Object::toString).toList();
    }

    @Test
    void needAPortApartFromTheDashboard() {
        assertThat(faults("gateway.routes.r.upstream=http://a"))
                .singleElement()
                .asString()
                .contains("gateway.admin.port");
        assertThat(faults("gateway.routes.r.upstream=http://a", PORT)).isEmpty();
        assertThat(faults("gateway.routes.r.upstream=http://a", "gateway.admin.shared-port=true"))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "upstream, a:8080",
        "upstream, http://a/path",
        "upstream, http://a;weight=0",
        "strip-prefix, /api/other",
        "strip-prefix, api/r",
        "add-prefix, /x/",
        "add-prefix, /a/../b",
        "balance, random",
        "retries, 2",
        "max-connections, 0",
        "connect-timeout, 300"
    })
    void otherValuesAreFaults(String name, String value) {
        assertThat(faults(
                        "gateway.routes.r.upstream=" + (name.equals("upstream") ? value : "http://a"),
                        PORT,
                        name.equals("upstream") ? "gateway.demo=true" : "gateway.routes.r." + name + "=" + value))
                .singleElement()
                .asString()
                .startsWith("gateway.routes.r." + name + " is \"" + value + "\", allowed is ");
    }

    @Test
    void settingsOfAnUpstreamNeedOne() {
        assertThat(faults("gateway.routes.r.retries=0", PORT))
                .singleElement()
                .asString()
                .contains("only for routes");
    }
}
