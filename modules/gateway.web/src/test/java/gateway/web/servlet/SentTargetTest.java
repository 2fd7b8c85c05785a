package gateway.web.servlet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Whoever has waited is dispatched to")
final class SentTargetTest {
    private static String dispatchPath(String servletPath, Optional<String> pathInfo) {
        return new SentTarget("/sent", "http://localhost/sent", servletPath, pathInfo, Optional.empty()).dispatchPath();
    }

    @ParameterizedTest
    @CsvSource({
        "/orders/7, /api/orders/7",
        "/a b, /api/a_b",
        "/%2e%2e/x, /api/_2e_2e/x",
        "/../x, /api/_/x",
        "/x/.., /api/x/_",
        "/..., /api/_",
        "/.well-known/a.b, /api/.well-known/a.b",
        "/a?b#c;d, /api/a_b_c_d",
        "/\u00e4/\\, /api/_/_",
        "/, /api/"
    })
    void itsServletByAPathThatNobodyCanMisunderstand(String pathInfo, String path) {
        assertThat(dispatchPath("/api", Optional.of(pathInfo))).isEqualTo(path);
    }

    @Test
    void itsServletWhereverThatIs() {
        assertThat(dispatchPath("/report.pdf", Optional.empty())).isEqualTo("/report.pdf");
        assertThat(dispatchPath("", Optional.of("/api/x"))).isEqualTo("/api/x");
        assertThat(dispatchPath("", Optional.empty())).isEqualTo("/");
    }
}
