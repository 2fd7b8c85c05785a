package gateway.testkit.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.limit.Algorithm;
import gateway.api.limit.Limiter;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What every {@link Algorithm} has to keep, ours and third parties': how it is named, which parameters it takes, and
 * that it refuses what it cannot do. Its limiters are the business of {@link LimiterContract}.
 */
public interface AlgorithmContract {

    /** {@return the algorithm, made anew by its public constructor without arguments} */
    Algorithm algorithm();

    /** {@return parameters as configuration may say them, by name; at least one choice} */
    List<Map<String, String>> validParameters();

    /** {@return parameters that are refused, because of one value or because they do not go together} */
    default List<Map<String, String>> invalidParameters() {
        return List.of();
    }

    /** The id is lower case with dashes. */
    @Test
    default void theIdIsLowerCaseWithDashes() {
        assertThat(algorithm().id()).matches("[a-z][a-z0-9]*(-[a-z0-9]+)*");
    }

    /** Id and parameters are the same at each call and in each instance. */
    @Test
    default void theDescriptionNeverChanges() {
        Algorithm algorithm = algorithm();
        assertThat(algorithm.id())
                .isEqualTo(algorithm.id())
                .isEqualTo(algorithm().id());
        assertThat(algorithm.parameters())
                .isEqualTo(algorithm.parameters())
                .isEqualTo(algorithm().parameters());
    }

    /** The service loader can make one. */
    @Test
    default void isAPublicClassWithAPublicConstructorWithoutArguments() throws NoSuchMethodException {
        Class<? extends Algorithm> type = algorithm().getClass();
        assertThat(Modifier.isPublic(type.getModifiers()))
                .as("%s is public", type)
                .isTrue();
        assertThat(Modifier.isPublic(type.getConstructor().getModifiers())).isTrue();
    }

    /** Parameters have names that can stand in a properties file, each its own. */
    @Test
    default void parametersHaveDistinctNamesInLowerCaseWithDashes() {
        assertThat(algorithm().parameters())
                .extracting(Parameter::name)
                .doesNotHaveDuplicates()
                .allSatisfy(name -> assertThat(name).matches("[a-z][a-z0-9]*(-[a-z0-9]+)*"));
    }

    /** {@return tests: valid parameters make limiters that count alike} */
    @TestFactory
    default Stream<DynamicTest> validParametersMakeALimiter() {
        return forEach(validParameters(), texts -> {
            Limiter limiter = limiter(texts);
            assertThat(limiter.shape()).isEqualTo(limiter(texts).shape());
            Moment moment = Moment.ofNewKey(limiter, Times.START);
            assertThat(moment.remaining()).isEqualTo(moment.limit());
        });
    }

    /** {@return tests: what is not declared is refused by name} */
    @TestFactory
    default Stream<DynamicTest> unknownParametersAreRefusedByName() {
        return forEach(validParameters(), texts -> {
            Map<String, String> more = new HashMap<>(texts);
            more.put("max-requets", "5");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> limiter(more))
                    .withMessageContaining("max-requets")
                    .withMessageContaining("known");
        });
    }

    /** {@return tests: what is not allowed is refused; the message names parameter and value} */
    @TestFactory
    default Stream<DynamicTest> invalidParametersAreRefusedByNameAndValue() {
        return forEach(
                invalidParameters(),
                texts -> assertThatIllegalArgumentException()
                        .isThrownBy(() -> limiter(texts))
                        .satisfies(refusal -> assertThat(texts.entrySet())
                                .anySatisfy(entry -> assertThat(refusal)
                                        .hasMessageContaining(entry.getKey())
                                        .hasMessageContaining(entry.getValue()))));
    }

    /** {@return tests: the smallest and largest limits and windows are exact, too} */
    @TestFactory
    default Stream<DynamicTest> extremeLimitsAndWindowsAreExact() {
        return forEach(Extremes.of(validParameters().get(0), algorithm().parameters()), texts -> {
            Limiter limiter = limiter(texts);
            assertThat(limiter.shape().limit().permits()).isEqualTo(Long.parseLong(texts.get("max-requests")));
            RandomTimelines.along(limiter, now -> {
                assertThat(now.remaining()).isBetween(0L, now.limit());
                Waits.assertRetryIsExact(now);
                Waits.assertResetIsExact(now);
            });
        });
    }

    private Limiter limiter(Map<String, String> texts) {
        Algorithm algorithm = algorithm();
        return algorithm.limiter(Parameters.of(algorithm.parameters(), texts));
    }

    private static Stream<DynamicTest> forEach(List<Map<String, String>> choices, Consumer<Map<String, String>> test) {
        return choices.stream()
                .map(texts -> DynamicTest.dynamicTest(new TreeMap<>(texts).toString(), () -> test.accept(texts)));
    }
}
