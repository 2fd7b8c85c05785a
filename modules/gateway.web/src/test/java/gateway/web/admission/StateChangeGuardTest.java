package gateway.web.admission;

import static gateway.web.admission.TestRequest.get;
import static gateway.web.admission.TestRequest.post;
import static gateway.web.admission.TestRequest.request;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class StateChangeGuardTest {
    private static final String TOKEN = "5ac0de";

    private final TestRequest json =
            post("/api/gateway/keys").header("Host", "gateway.example:9081").header("Content-Type", "application/json");
    private final TestRequest form = post("/dashboard/logout").header("Host", "gateway.example:9081");

    @ParameterizedTest
    @ValueSource(strings = {"application/json", "application/json; charset=utf-8", "APPLICATION/JSON ;x=y"})
    void letsJsonChangeSomething(String type) {
        assertThat(StateChangeGuard.ofJson(post("/api/gateway/keys").header("Content-Type", type)))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "text/plain",
                "application/x-www-form-urlencoded",
                "multipart/form-data; boundary=application/json",
                "application/jsonp",
                "text/plain; application/json",
                ""
            })
    void refusesWhatAFormOfAnyPageCanSend(String type) {
        assertUnsupported(post("/api/gateway/keys").header("Content-Type", type));
    }

    @Test
    void refusesAChangeThatDoesNotSayItsType() {
        assertUnsupported(request("DELETE", "/api/gateway/keys/mobile"));
        assertUnsupported(json.header("Content-Type", "application/json"));
    }

    private static void assertUnsupported(TestRequest request) {
        assertThat(StateChangeGuard.ofJson(request))
                .hasValueSatisfying(
                        refusal -> assertThat(refusal.kind()).isEqualTo(RefusalKind.UNSUPPORTED_MEDIA_TYPE));
    }

    @Test
    void letsAnythingBeRead() {
        assertThat(StateChangeGuard.ofJson(get("/api/gateway/keys").header("Origin", "https://evil.example")))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://gateway.example:9081", "https://GATEWAY.example:9081"})
    void acceptsChangesFromItsOwnPages(String origin) {
        assertThat(StateChangeGuard.ofJson(json.header("Origin", origin).header("Sec-Fetch-Site", "same-origin")))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://evil.example",
                "http://gateway.example",
                "http://gateway.example:9080",
                "http://evil.gateway.example:9081",
                "http://gateway.example:9081.evil.example",
                "null",
                "gateway.example:9081",
                "://gateway.example:9081",
                ""
            })
    void refusesChangesFromPagesOfOthers(String origin) {
        assertForbidden(StateChangeGuard.ofJson(json.header("Origin", origin)), "Origin");
        assertForbidden(StateChangeGuard.ofPage(form.header("Origin", origin), TOKEN, TOKEN), "Origin");
    }

    @Test
    void refusesSeveralOrigins() {
        TestRequest two = json.header("Origin", "http://gateway.example:9081").header("Origin", "https://evil.example");

        assertForbidden(StateChangeGuard.ofJson(two), "Origin");
    }

    @Test
    void acceptsWhatTheUserTypedIntoTheBrowser() {
        assertThat(StateChangeGuard.ofJson(json.header("Sec-Fetch-Site", "none")))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"cross-site", "same-site", "", "same-origin, none"})
    void refusesOtherSites(String site) {
        assertForbidden(StateChangeGuard.ofJson(json.header("Sec-Fetch-Site", site)), "Sec-Fetch-Site");
        assertForbidden(StateChangeGuard.ofPage(form.header("Sec-Fetch-Site", site), TOKEN, TOKEN), "Sec-Fetch-Site");
    }

    @Test
    void acceptsAFormWithTheTokenOfItsPage() {
        assertThat(StateChangeGuard.ofPage(form, TOKEN, TOKEN)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5ac0d", "5ac0dee", "5AC0DE", "e1s2"})
    void refusesAFormWithAnotherToken(String token) {
        assertThat(StateChangeGuard.ofPage(form, TOKEN, token)).isPresent();
    }

    @Test
    void refusesAnyTokenWhereNoneWasGiven() {
        assertThat(StateChangeGuard.ofPage(form, "", "")).isPresent();
    }

    private static void assertForbidden(Optional<Refusal> refusal, String field) {
        assertThat(refusal).hasValueSatisfying(refused -> {
            assertThat(refused.kind()).isEqualTo(RefusalKind.FORBIDDEN);
            assertThat(refused.field()).contains(field);
        });
    }
}
