package gateway.testkit.limit;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.config.ValueType;
import gateway.api.limit.Algorithm;
import gateway.api.limit.Limit;
import gateway.api.limit.Limiter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The contract of algorithms is kept by one that is right, and finds those that are wrong. */
final class AlgorithmContractTest implements AlgorithmContract {

    @Override
    public Algorithm algorithm() {
        return new Right();
    }

    @Override
    public List<Map<String, String>> validParameters() {
        return List.of(parameters("5", "7s"));
    }

    @Override
    public List<Map<String, String>> invalidParameters() {
        return List.of(parameters("0", "7s"), parameters("5", "7"), parameters("13", "7s"));
    }

    @Test
    void findsWhatIsWrong() {
        assertThat(FailedTests.in(NamedInCamelCase.class, "theIdIsLowerCaseWithDashes"))
                .isPositive();
        assertThat(FailedTests.in(NamedInCamelCase.class, "isAPublicClassWithAPublicConstructorWithoutArguments"))
                .isPositive();
        assertThat(FailedTests.in(ChangesItsMind.class, "theDescriptionNeverChanges"))
                .isPositive();
        assertThat(FailedTests.in(DeclaresTwice.class, "parametersHaveDistinctNamesInLowerCaseWithDashes"))
                .isPositive();
        assertThat(FailedTests.in(RefusesWithoutAReason.class, "invalidParametersAreRefusedByNameAndValue"))
                .isPositive();
        assertThat(FailedTests.in(LimitsFewerThanItSays.class, "extremeLimitsAndWindowsAreExact"))
                .isPositive();
    }

    private static Map<String, String> parameters(String limit, String window) {
        return Map.of("max-requests", limit, "window", window);
    }

    /** Fixed windows, but never of 13 permits. */
    public static class Right implements Algorithm {
        /** As the service loader would. */
        public Right() {}

        @Override
        public String id() {
            return "simple-window";
        }

        @Override
        public List<Parameter> parameters() {
            return List.of(
                    Parameter.required("max-requests", new ValueType.Whole(1, 1L << 53)),
                    Parameter.required("window", new ValueType.Span(Duration.ofMillis(1), Duration.ofDays(3653))));
        }

        @Override
        public Limiter limiter(Parameters values) {
            if (values.whole("max-requests") == 13) {
                throw new IllegalArgumentException(refusal());
            }
            return new SimpleFixedWindow(limit(values));
        }

        String refusal() {
            return "max-requests must not be 13, was 13";
        }

        Limit limit(Parameters values) {
            return new Limit(values.whole("max-requests"), values.duration("window"));
        }
    }

    private abstract static class Suspect extends Right implements AlgorithmContract {
        @Override
        public Algorithm algorithm() {
            return this;
        }

        @Override
        public List<Map<String, String>> validParameters() {
            return List.of(AlgorithmContractTest.parameters("5", "7s"));
        }

        @Override
        public List<Map<String, String>> invalidParameters() {
            return List.of(AlgorithmContractTest.parameters("13", "7s"));
        }
    }

    static final class NamedInCamelCase extends Suspect {
        @Override
        public String id() {
            return "simpleWindow";
        }
    }

    static final class ChangesItsMind extends Suspect {
        private int calls;

        @Override
        public String id() {
            return "simple-window" + calls++;
        }
    }

    static final class DeclaresTwice extends Suspect {
        @Override
        public List<Parameter> parameters() {
            List<Parameter> parameters = new ArrayList<>(super.parameters());
            parameters.addAll(super.parameters());
            return parameters;
        }
    }

    static final class RefusesWithoutAReason extends Suspect {
        @Override
        String refusal() {
            return "no";
        }
    }

    static final class LimitsFewerThanItSays extends Suspect {
        @Override
        Limit limit(Parameters values) {
            return new Limit(Math.min(values.whole("max-requests"), 1_000_000), values.duration("window"));
        }
    }
}
