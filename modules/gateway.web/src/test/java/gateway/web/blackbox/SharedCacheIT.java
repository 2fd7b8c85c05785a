package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.CachingProxy;
import gateway.web.blackbox.server.NginxExtension;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("J03: a shared cache keeps neither refusals nor what belongs to one caller")
@TestInstance(Lifecycle.PER_CLASS)
@ExtendWith(NginxExtension.class)
class SharedCacheIT {
    static final String SETTINGS = Settings.tier("j03", "fixed-window", 1, "24h")
            + Settings.key("j03-exhausted", "j03")
            + Settings.key("j03-fresh", "unlimited")
            + Settings.key("j03-other", "unlimited");

    private CachingProxy cache;

    @BeforeAll
    void startCache() {
        cache = CachingProxy.before(SharedGateways.common());
    }

    @AfterAll
    void stopCache() {
        if (cache != null) {
            cache.close();
        }
    }

    @Test
    void theCacheKeepsARefusalThatDoesNotForbidIt() {
        cache.send(Request.get("/refuses-everybody?1"));

        assertThat(cache.send(Request.get("/refuses-everybody?1")).header("X-Cache"))
                .contains("HIT");
    }

    @Test
    void aRefusalIsOnlyForTheOneWhoIsRefused() {
        exhaust("/api/hello?refused");
        assertThat(send("/api/hello?refused", "j03-exhausted").status()).isEqualTo(429);

        Response fresh = send("/api/hello?refused", "j03-fresh");
        Response anonymous = cache.send(Request.get("/api/hello?refused"));

        assertThat(fresh.status()).isEqualTo(200);
        assertThat(anonymous.status()).isEqualTo(401);
        assertNotStored(anonymous);
        assertThat(send("/api/hello?refused", "j03-fresh").status()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "HEAD"})
    void everyRefusalForbidsStorage(String method) {
        exhaust("/api/hello?storage");

        assertRefused(Request.of(method, "/api/hello?401"), 401);
        assertRefused(Request.of(method, "/api/hello?401").key("wrong"), 401);
        assertRefused(Request.of(method, "/api/echo?403").from("203.0.113.9"), 403);
        assertRefused(withKey(Request.of(method, "/api/hello?429"), "j03-exhausted"), 429);
        assertRefused(Request.of(method, "/api/echo?400&x=%zz"), 400);
    }

    @Test
    void aKeyedAnswerIsNotForOtherKeys() {
        Response first = send("/api/echo?keyed", "j03-fresh");
        Response second = send("/api/echo?keyed", "j03-other");

        assertThat(Caller.in(first).clientId()).isEqualTo("j03-fresh");
        assertThat(Caller.in(second).clientId()).isEqualTo("j03-other");
        assertThat(String.join(",", first.all("Cache-Control"))).contains("private");
        assertThat(String.join(",", first.all("Vary"))).containsIgnoringCase("X-API-Key");
    }

    @ParameterizedTest
    @ValueSource(strings = {"If-None-Match: *", "If-Modified-Since: Thu, 01 Jan 2026 00:00:00 GMT"})
    void aConditionalRequestIsLimitedLikeAnyOther(String condition) {
        exhaust("/api/hello?conditional");
        String[] header = condition.split(": ", 2);
        Request request = Request.get("/api/hello?conditional").header(header[0], header[1]);

        assertRefused(withKey(request, "j03-exhausted"), 429);
        assertThat(SharedGateways.common()
                        .send(withKey(request, "j03-exhausted"))
                        .status())
                .isEqualTo(429);
    }

    private void exhaust(String target) {
        assertThat(send(target, "j03-exhausted").status()).isIn(200, 429);
    }

    private Response send(String target, String keyId) {
        return cache.send(withKey(Request.get(target), keyId));
    }

    private static Request withKey(Request request, String keyId) {
        return request.key(Settings.secret(keyId));
    }

    private void assertRefused(Request request, int status) {
        for (int i = 0; i < 2; i++) {
            Response response = cache.send(request);
            assertThat(response.status()).isEqualTo(status);
            assertNotStored(response);
        }
    }

    private static void assertNotStored(Response response) {
        assertThat(response.header("Cache-Control")).contains("no-store");
        assertThat(response.header("X-Cache").orElse("none")).isNotEqualTo("HIT");
        assertThat(response.header("ETag")).isEmpty();
        assertThat(response.header("Expires")).isEmpty();
    }
}
