package gateway.web.admission;

import static gateway.web.admission.TestPolicy.policy;
import static gateway.web.admission.TestRequest.get;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.LimitedRequest;
import gateway.api.rejection.Rejection;
import gateway.api.rejection.RejectionAnswer;
import gateway.api.rejection.RejectionHandler;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who finds the words for a refusal. */
final class RefusalTextsTest {
    @RegisterExtension
    final CapturedLog log = new CapturedLog();

    private final List<Rejection> asked = new ArrayList<>();

    @Test
    void theHandlerThatIsPluggedInDoes() {
        RefusalText text = refused(rejection ->
                RejectionAnswer.of("text/html", "<h1>Später</h1>").header("X-Help", "https://a.example/limits"));
        assertThat(text.contentType()).isEqualTo("text/html;charset=UTF-8");
        assertThat(text.body()).isEqualTo("<h1>Später</h1>");
        assertThat(text.headers()).isEqualTo(Map.of("X-Help", "https://a.example/limits"));
    }

    @Test
    void itIsToldWhyInTheWordsOfTheGateway() {
        refused(rejection -> RejectionAnswer.of("application/json", "{}"));
        assertThat(asked).singleElement().satisfies(rejection -> {
            assertThat(rejection.status()).isEqualTo(429);
            assertThat(rejection.error()).isEqualTo("Rate limit exceeded");
            assertThat(rejection.detail()).isEqualTo("The limit of 1 is used up; try again in 3600 s.");
            assertThat(rejection.retryAfterSeconds()).isEqualTo(OptionalLong.of(3600));
            assertThat(rejection.policy()).contains("free");
        });
    }

    @Test
    void theGatewayDoesIfTheHandlerHasNone() {
        TestGateway gateway = gateway((request, rejection) -> Optional.empty());
        TestResponse refused = refuse(gateway);
        assertThat(text(gateway, refused)).isEqualTo(problem(refused));
        assertThat(gateway.failures(Failures.Part.REJECTION_HANDLER)).isZero();
    }

    static List<Supplier<Optional<RejectionAnswer>>> broken() {
        return List.of(
                () -> {
                    throw new IllegalStateException("no");
                },
                () -> {
                    throw new NoClassDefFoundError("Gone");
                },
                () -> {
                    throw new StackOverflowError();
                },
                () -> null,
                () -> Optional.of(RejectionAnswer.of("text/html", "").header("Content-Length", "7")));
    }

    @ParameterizedTest
    @MethodSource("broken")
    void theGatewayDoesIfTheHandlerIsBrokenWhichIsCountedAndLoggedOnceASecond(
            Supplier<Optional<RejectionAnswer>> broken) {
        TestGateway gateway = gateway((request, rejection) -> broken.get());
        TestResponse refused = refuse(gateway);
        for (int i = 0; i < 10; i++) {
            assertThat(text(gateway, refused)).isEqualTo(problem(refused));
        }
        assertThat(gateway.failures(Failures.Part.REJECTION_HANDLER)).isEqualTo(10);
        assertThat(log.messages()).containsExactly("rejection handler failed");
    }

    @Test
    void whatManagementRefusesIsAlwaysAProblem() {
        TestGateway gateway = gateway((request, rejection) -> {
            throw new AssertionError("not asked");
        });
        Exchange exchange = gateway.gateway.begin(get("/api/gateway/keys"));
        Refusal refusal = Refusal.of(RefusalKind.FORBIDDEN, "No.");
        assertThat(gateway.gateway.refusalTexts().of(exchange, refusal).body())
                .isEqualTo(ProblemBody.of(refusal, exchange.requestId()));
        assertThat(gateway.failures(Failures.Part.REJECTION_HANDLER)).isZero();
    }

    private RefusalText refused(Function<Rejection, RejectionAnswer> words) {
        TestGateway gateway = gateway((LimitedRequest request, Rejection rejection) -> {
            asked.add(rejection);
            return Optional.of(words.apply(rejection));
        });
        return text(gateway, refuse(gateway));
    }

    private static TestGateway gateway(RejectionHandler handler) {
        return new TestConfig()
                .tier("free", policy("free", 1, "1h"))
                .rejections(handler)
                .open();
    }

    private static TestResponse refuse(TestGateway gateway) {
        gateway.send(get("/api/x"));
        return gateway.send(get("/api/x"));
    }

    private static RefusalText text(TestGateway gateway, TestResponse response) {
        return gateway.gateway.refusalTexts().of(response.exchange(), response.refusal());
    }

    private static RefusalText problem(TestResponse response) {
        return new RefusalText(ProblemBody.MEDIA_TYPE, response.body(), Map.of());
    }
}
