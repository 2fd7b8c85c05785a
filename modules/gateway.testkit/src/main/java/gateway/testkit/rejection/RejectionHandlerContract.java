package gateway.testkit.rejection;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.LimitedRequest;
import gateway.api.rejection.Rejection;
import gateway.api.rejection.RejectionAnswer;
import gateway.api.rejection.RejectionHandler;
import gateway.testkit.limit.Crowd;
import gateway.testkit.limit.SampleRequest;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What every {@link RejectionHandler} has to keep: it answers whatever is refused, says the same to all threads, and
 * repeats nothing that could do harm to whoever reads it.
 *
 * <p>Implement it in a test class and supply {@link #handler} and {@link #answered}.
 */
public interface RejectionHandlerContract {
    /** A credential, which no answer may contain. */
    String SECRET = "gw_live_00112233445566778899aabbccddeeff";

    /** Markup of a caller, which no answer may contain as it is. */
    String MARKUP = "<script>alert(1)</script>";

    /** {@return the handler, made anew by its public constructor without arguments} */
    RejectionHandler handler();

    /** {@return a request that it does not leave to the gateway's own words} */
    LimitedRequest answered();

    /** The service loader can make one. */
    @Test
    default void isAPublicClassWithAPublicConstructorWithoutArguments() throws NoSuchMethodException {
        Class<? extends RejectionHandler> type = handler().getClass();
        assertThat(Modifier.isPublic(type.getModifiers()))
                .as("%s is public", type)
                .isTrue();
        assertThat(Modifier.isPublic(type.getConstructor().getModifiers())).isTrue();
    }

    /** Some request gets other words; a handler without any is of no use. */
    @Test
    default void saysItInItsOwnWords() {
        assertThat(handler().answer(answered(), tooMany())).isPresent();
    }

    /** {@return tests: each refusal there is has an answer, or none, and nothing is thrown} */
    @TestFactory
    default Stream<DynamicTest> answersEveryRefusal() {
        return Stream.of(
                        refused(400, "Bad request"),
                        refused(401, "API key required"),
                        refused(403, "IP is blocked"),
                        refused(404, "Not found"),
                        refused(405, "Method not allowed"),
                        refused(413, "Body too large"),
                        tooMany(),
                        refused(502, "Upstream failed"),
                        refused(503, "Gateway unavailable"))
                .map(rejection -> DynamicTest.dynamicTest(
                        rejection.status() + " " + rejection.error(),
                        () -> assertThat(handler().answer(answered(), rejection))
                                .isNotNull()));
    }

    /** {@return tests: whatever somebody sends, it answers, and without what could do harm} */
    @TestFactory
    default Stream<DynamicTest> repeatsNothingThatDoesHarm() {
        return Stream.of(
                harmless("a secret in a header", SampleRequest.get("/api/x").header("X-API-Key", SECRET)),
                harmless("a secret in the query", SampleRequest.get("/api/x?apiKey=" + SECRET)),
                harmless("markup in the path", SampleRequest.get("/api/" + MARKUP)),
                harmless("markup in a header", SampleRequest.get("/api/x").header("Accept", MARKUP)),
                harmless("no header at all", SampleRequest.get("/")),
                harmless("many headers", SampleRequest.get("/").header("Accept", "text/html", "", "*/*;q=x", ",,;")),
                harmless("a long path", SampleRequest.get("/" + "a/".repeat(4000))));
    }

    private DynamicTest harmless(String name, LimitedRequest request) {
        return DynamicTest.dynamicTest(name, () -> {
            Optional<RejectionAnswer> answer = handler().answer(request, tooMany());
            assertThat(answer).isNotNull();
            answer.ifPresent(said -> assertThat(said.body() + said.headers())
                    .doesNotContain(SECRET)
                    .doesNotContain(MARKUP));
        });
    }

    /** Threads that ask at once get the same answer as one that asks alone. */
    @Test
    default void manyCanAskAtOnce() {
        RejectionHandler handler = handler();
        Optional<RejectionAnswer> answer = handler.answer(answered(), tooMany());
        List<Boolean> right = Crowd.of(
                64,
                member -> Stream.generate(
                                () -> handler.answer(answered(), tooMany()).equals(answer))
                        .limit(50)
                        .allMatch(same -> same));
        assertThat(right).containsOnly(true);
    }

    private static Rejection refused(int status, String error) {
        return new Rejection(
                "01a22a2b-1c2f-7168-a9a1-ac863707b3e3", status, error, "No.", OptionalLong.empty(), Optional.empty());
    }

    private static Rejection tooMany() {
        return new Rejection(
                "01a22a2b-1c2f-7168-a9a1-ac863707b3e3",
                429,
                "Rate limit exceeded",
                "The limit of 5 is used up; try again in 60 s.",
                OptionalLong.of(60),
                Optional.of("free"));
    }
}
