package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("E01: dot segments do not climb out of a route")
class DotSegmentsIT {

    /** {@code /api/echo} is open, {@code /api/hello} needs a key. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/echo/../hello",
                "/api/echo/%2e%2e/hello",
                "/api/echo/.%2E/hello",
                "/api/echo/a/../../hello",
                "/api/echo/a/../../../etc",
                "/api/./hello",
                "/api/echo/..;/hello",
                "/api/echo/..;x=y/hello",
                "/api/echo/%252e%252e/hello",
                "/api/%2e/hello",
                "/api//hello",
                "//api/hello",
                "//evil/api/hello",
                "/api\\hello",
                "/api/echo\\..\\hello",
                "/api/echo/..%2fhello",
                "/api%2fhello",
                "/api/hell%6f",
                "/api/%68ello",
                "/api/hello%00",
                "/x/../api/hello",
                "/health/../api/hello",
                "http://evil/api/echo/../hello",
                "http://evil/api/hello"
            })
    void aProtectedRouteIsNotReachedWithoutAKey(String target) {
        Response response = SharedGateways.common().send(Request.get(target));

        assertThat(response.status()).isIn(400, 401, 404);
        assertThat(response.text()).doesNotContain("Hello, world!");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/hello/../echo",
                "/api/echo/../echo",
                "/api/echo/%2e%2e/echo",
                "/api//echo",
                "/api/echo%00",
                "/api/echo/%2fx"
            })
    void whatIsAmbiguousIsRefused(String target) {
        Response response = SharedGateways.common().send(Request.get(target));

        assertThat(response.status()).isIn(400, 404);
        assertThat(response.text()).doesNotContain("clientId");
    }
}
