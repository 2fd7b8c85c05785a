package gateway.web.login;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PagesTest {
    private static final String FILES = "/dashboard/resources/jakarta.faces.resource/dashboard/";

    @ParameterizedTest
    @ValueSource(strings = {"/dashboard", "/dashboard/keys", "/dashboard/requests?status=4xx&path=%2Fapi"})
    void aLoginLeadsToAPageOfOurs(String target) {
        assertThat(Pages.own(target)).contains(target);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "https://evil.example/dashboard/keys",
                "//evil.example/dashboard/keys",
                "/\\evil.example",
                "/dashboard/keys/../../x",
                "/dashboard/keys.xhtml",
                "/dashboard/logout",
                "/dashboard/keys?a=\r\nSet-Cookie: x=y",
                "/dashboard/keys?a=\"><script>",
                "/dashboard/keys#x",
                "/api/gateway/keys",
                "javascript:alert(1)"
            })
    void andNowhereElse(String target) {
        assertThat(Pages.own(target)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"css/gateway.css", "css/theme.css", "js/theme.js", "images/gateway.svg"})
    void whatTheLoginPageNeedsIsForEverybody(String file) {
        assertThat(Pages.isForEverybody(FILES + file)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"js/dashboard.js", "keys.xhtml", "css/../keys.xhtml"})
    void nothingElseIs(String file) {
        assertThat(Pages.isForEverybody(FILES + file)).isFalse();
    }

    @Test
    void viewsAreNoFilesOfThePages() {
        assertThat(Pages.isResource("/dashboard/resources/dashboard/keys.xhtml"))
                .isFalse();
        assertThat(Pages.isPage("/dashboard/keys.xhtml")).isFalse();
    }
}
