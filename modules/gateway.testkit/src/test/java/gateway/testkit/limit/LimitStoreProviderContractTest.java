package gateway.testkit.limit;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.config.ValueType;
import gateway.api.limit.LimitStore;
import gateway.api.limit.LimitStoreProvider;
import gateway.api.limit.Ticker;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The contract of store providers is kept by one that is right, and finds one that is wrong. */
final class LimitStoreProviderContractTest implements LimitStoreProviderContract {

    @Override
    public LimitStoreProvider provider() {
        return new Right();
    }

    @Override
    public Map<String, String> validSettings() {
        return Map.of("simple.max-keys", "10");
    }

    @Test
    void findsWhatIsWrong() {
        assertThat(FailedTests.in(Wrong.class, "theIdIsLowerCaseWithDashes")).isPositive();
        assertThat(FailedTests.in(Wrong.class, "settingsHaveDistinctNames")).isPositive();
        assertThat(FailedTests.in(Wrong.class, "isAPublicClassWithAPublicConstructorWithoutArguments"))
                .isPositive();
        assertThat(FailedTests.in(Wrong.class, "opensAnEmptyStore")).isPositive();
    }

    /** Simple stores. */
    public static class Right implements LimitStoreProvider {
        /** As the service loader would. */
        public Right() {}

        @Override
        public String id() {
            return "simple";
        }

        @Override
        public List<Parameter> settings() {
            return List.of(Parameter.optional("simple.max-keys", new ValueType.Whole(1, 100)));
        }

        @Override
        public LimitStore open(Parameters settings, Ticker ticker) {
            return new SimpleStore(ticker);
        }
    }

    static final class Wrong extends Right implements LimitStoreProviderContract {
        @Override
        public String id() {
            return "Simple Store";
        }

        @Override
        public List<Parameter> settings() {
            return List.of(Parameter.required("gateway.simple.max-keys", new ValueType.Whole(1, 100)));
        }

        @Override
        public LimitStoreProvider provider() {
            return this;
        }

        @Override
        public Map<String, String> validSettings() {
            return Map.of();
        }
    }
}
