package gateway.testkit.limit;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.KeyResolver;
import gateway.api.limit.LimitedRequest;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What every {@link KeyResolver} has to keep: it can be named in configuration, says the same of the same request to all
 * threads, and answers whatever callers make up.
 *
 * <p>Implement it in a test class and supply {@link #resolver}, {@link #request} and {@link #requestWithout}.
 */
public interface KeyResolverContract {

    /** {@return the resolver, made anew by its public constructor without arguments} */
    KeyResolver resolver();

    /** {@return a request that has what the resolver looks for} */
    LimitedRequest request();

    /** {@return a request that lacks it; empty if no request does} */
    Optional<LimitedRequest> requestWithout();

    /** The service loader can make one. */
    @Test
    default void isAPublicClassWithAPublicConstructorWithoutArguments() throws NoSuchMethodException {
        Class<? extends KeyResolver> type = resolver().getClass();
        assertThat(Modifier.isPublic(type.getModifiers()))
                .as("%s is public", type)
                .isTrue();
        assertThat(Modifier.isPublic(type.getConstructor().getModifiers())).isTrue();
    }

    /** Its id can stand in a key, and is no part that the gateway has by itself. */
    @Test
    default void theIdIsAWordOfItsOwn() {
        assertThat(resolver().id())
                .matches("[a-z][a-z0-9-]{0,63}")
                .isNotIn("client", "ip", "key", "device", "user", "route", "method", "global")
                .isEqualTo(resolver().id());
    }

    /** One request counts as the same one each time. */
    @Test
    default void saysTheSameOfTheSameRequest() {
        KeyResolver resolver = resolver();
        Optional<String> value = resolver.resolve(request());
        assertThat(value).hasValueSatisfying(text -> assertThat(text).isNotBlank());
        assertThat(resolver.resolve(request())).isEqualTo(value);
        assertThat(resolver().resolve(request())).isEqualTo(value);
    }

    /** What is not there is an empty answer, neither an empty text nor a stand-in that all would share. */
    @Test
    default void saysNothingOfARequestThatLacksIt() {
        requestWithout()
                .ifPresent(request -> assertThat(resolver().resolve(request)).isEmpty());
    }

    /** {@return tests: whatever somebody makes up, it answers and throws nothing} */
    @TestFactory
    default Stream<DynamicTest> answersWhateverIsSent() {
        return Stream.of(
                strange("nothing", "/"),
                strange("an empty query", "/api/x?"),
                strange("a query of separators", "/api/x?&&==&=;"),
                strange("broken escapes", "/api/%zz?%=%e0%80"),
                strange("a query without values", "/api/x?a&b&c"),
                strange("one parameter many times", "/api/x?" + "a=b&".repeat(1000)),
                strange("a long path", "/" + "a/".repeat(4000)),
                strange("a long value", "/api/x?q=" + "x".repeat(8000)));
    }

    private DynamicTest strange(String name, String target) {
        return DynamicTest.dynamicTest(
                name,
                () -> assertThat(resolver().resolve(SampleRequest.get(target))).isNotNull());
    }

    /** Threads that ask at once get the same answer as one that asks alone. */
    @Test
    default void manyCanAskAtOnce() {
        KeyResolver resolver = resolver();
        Optional<String> value = resolver.resolve(request());
        List<Boolean> right = Crowd.of(
                64,
                member -> Stream.generate(() -> resolver.resolve(request()).equals(value))
                        .limit(50)
                        .allMatch(same -> same));
        assertThat(right).containsOnly(true);
    }
}
