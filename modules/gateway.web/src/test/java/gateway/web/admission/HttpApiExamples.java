package gateway.web.admission;

import static gateway.web.admission.TestPolicy.limiter;
import static gateway.web.admission.TestPolicy.policy;
import static gateway.web.admission.TestRequest.get;
import static gateway.web.admission.TestRequest.post;
import static gateway.web.admission.TestRequest.preflight;
import static gateway.web.admission.TestRequest.request;

import gateway.web.config.JsonPointer;
import gateway.web.config.KeyPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The responses that {@code docs/http-api.md} shows, as the gateway really sends them. */
final class HttpApiExamples {
    private static final String ID = "019b7760-1400-7a3e-8c1d-4f2b6e9a0c55";
    private static final String APP = "https://app.example";
    private static final KeyPart EMAIL = new KeyPart.Json(JsonPointer.parse("/email"));

    private HttpApiExamples() {}

    static List<String> all() {
        TestGateway gateway = config().open();
        List<String> examples = new ArrayList<>();
        examples.add(response(gateway, get("/api/hello"), "200 OK"));
        examples.add(response(gateway, get("/api/hello").key("secret"), "200 OK"));
        examples.add(response(gateway, preflight("/api/hello", APP), "204 No Content"));
        examples.add(response(gateway, get("/api/../hello"), "400 Bad Request"));
        examples.add(response(gateway, get("/api/mine"), "400 Bad Request"));
        examples.add(response(gateway, post("/api/signup").json("{}"), "400 Bad Request"));
        examples.add(response(gateway, get("/api/secure"), "401 Unauthorized"));
        examples.add(response(gateway, get("/api/hello").key("unknown"), "401 Unauthorized"));
        examples.add(response(gateway, get("/api/hello").header("X-Forwarded-For", "203.0.113.9"), "403 Forbidden"));
        examples.add(response(gateway, get("/api/gateway/keys"), "404 Not Found"));
        examples.add(response(gateway, request("TRACE", "/api/hello"), "405 Method Not Allowed"));
        TestRequest large = post("/api/signup").with(InspectedBody.Unread.TOO_LARGE);
        examples.add(response(gateway, large, "413 Content Too Large"));
        gateway.passing(5, post("/api/login"));
        examples.add(response(gateway, post("/api/login").header("Origin", APP), "429 Too Many Requests"));
        examples.add(response(gateway, get("/api/export"), "429 Too Many Requests"));
        TestGateway degraded =
                config().fault("gateway.global.window", "is \"1\"").open();
        examples.add(response(degraded, get("/api/hello"), "503 Service Unavailable"));
        return examples;
    }

    private static TestConfig config() {
        return new TestConfig()
                .tier(
                        "free",
                        policy("free", limiter("token-bucket", Map.of("max-requests", "100", "refill-rate", "10"))))
                .key("mobile", "secret", "free")
                .secure("secure", "/api/secure")
                .route("login", "/api/login", policy("login.tries", 5, "1m").by(KeyPart.IP))
                .route("mine", "/api/mine", policy("mine.all", 5, "1m").by(KeyPart.KEY))
                .route("signup", "/api/signup", policy("signup.each", 5, "1m").by(KeyPart.IP, EMAIL))
                .route("export", "/api/export", policy("export.pages", 5, "1m").cost(6))
                .blocking("203.0.113.9")
                .origins(APP)
                .dialects(true, true)
                .trusting("192.0.2.1")
                .adminPort(9081);
    }

    private static String response(TestGateway gateway, TestRequest request, String status) {
        TestResponse response = gateway.send(request.header("X-Request-Id", ID));
        StringBuilder text = new StringBuilder("HTTP/1.1 ").append(status).append('\n');
        boolean refused = response.exchange().refusal().isPresent();
        if (refused) {
            response.headers().set("Content-Type", ProblemBody.MEDIA_TYPE);
        }
        for (String name : response.headers().names()) {
            text.append(name)
                    .append(": ")
                    .append(response.header(name).orElseThrow())
                    .append('\n');
        }
        return (refused ? text.append('\n').append(response.body()).append('\n') : text).toString();
    }
}
