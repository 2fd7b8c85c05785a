package gateway.web.route;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which paths a route means. */
final class RoutePatternTest {

    @ParameterizedTest
    @CsvSource({
        "/api/login,       /api/login",
        "/api/orders/*,    /api/orders/7",
        "/api/*/items,     /api/7/items",
        "/api/*/*/x,       /api/a/b/x",
        "/api/secure/**,   /api/secure",
        "/api/secure/**,   /api/secure/x",
        "/api/secure/**,   /api/secure/x/y",
        "/api/*/items/**,  /api/7/items",
        "/api/*/items/**,  /api/7/items/8/9",
        "/api/**,          /api",
        "/api,             /api",
    })
    void matches(String pattern, String path) {
        assertThat(matching(pattern, path)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "/api/login,       /api/login/x",
        "/api/login,       /api/logins",
        "/api/login,       /api/LOGIN",
        "/api/login,       /api/login%20",
        "/api/orders/*,    /api/orders",
        "/api/orders/*,    /api/orders/7/items",
        "/api/*/items,     /api/items",
        "/api/secure/**,   /api/secured",
        "/api/**,          /apix/y",
        "/api/**,          /",
        "/api,             /api/x",
    })
    void doesNotMatch(String pattern, String path) {
        assertThat(matching(pattern, path)).isFalse();
    }

    @Test
    void isComparedInNormalForm() {
        assertThat(RoutePattern.parse("/api/%6cogin/"))
                .isEqualTo(RoutePattern.parse("/api/login"))
                .hasSameHashCodeAs(RoutePattern.parse("/api/login"))
                .hasToString("/api/login");
    }

    @Test
    void mayBeWrittenAsPeopleReadIt() {
        assertThat(matching("/api/caf\u00e9/*", "/api/caf%C3%A9/1")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "api/x",
                "/",
                "/apix/**",
                "/other",
                "/api/**/x",
                "/api/a*",
                "/api/*a/**",
                "/api/***",
                "/api//x",
                "/api/../x",
                "/api/{id}",
                "/api/a b",
                "/api/x;y",
                "/api/x?y",
                "/api/a%2fb",
                "/api/%zz",
                "/*",
                "/**",
            })
    void isRefusedWithTheValueAndWhatIsAllowed(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RoutePattern.parse(text))
                .withMessage("is \"" + text + "\", allowed is a path under /api such as /api/orders/*/items/**:"
                        + " whole segments, * for exactly one, ** at the end for any number");
    }

    private static boolean matching(String pattern, String path) {
        return new RouteTable<>(List.of(new RouteTable.Entry<>("r", RoutePattern.parse(pattern), Set.of(), "r")))
                .find(path, "GET")
                .isPresent();
    }
}
