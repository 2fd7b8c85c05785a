package gateway.testkit.store;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.store.SecretStore;
import gateway.testkit.limit.FailedTests;
import java.util.HexFormat;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contract of stores of secrets is kept by one that is right, and finds those that are wrong. */
final class SecretStoreContractTest implements SecretStoreContract {
    private final Map<String, String> kept = new ConcurrentHashMap<>();

    @Override
    public SecretStore open() {
        return name -> kept.computeIfAbsent(name, missing -> generated());
    }

    private static String generated() {
        byte[] bytes = new byte[SecretStore.BYTES];
        new Random().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    @ParameterizedTest
    @CsvSource({
        "MakesOneEachTime, aSecretIsMadeOnce",
        "HasOneForAll, eachNameHasASecretOfItsOwn",
        "ForgetsAtRestart, aSecretSurvivesReopening",
        "ForgetsAtRestart, manyThatAskFirstAgree"
    })
    void findsWhatIsWrong(String wrong, String test) throws ClassNotFoundException {
        Class<?> type = Class.forName(SecretStoreContractTest.class.getName() + "$" + wrong);
        assertThat(FailedTests.in(type, test)).as("failures of %s", test).isPositive();
    }

    static final class MakesOneEachTime implements SecretStoreContract {
        @Override
        public SecretStore open() {
            return name -> generated();
        }
    }

    static final class HasOneForAll implements SecretStoreContract {
        private final String secret = generated();

        @Override
        public SecretStore open() {
            return name -> secret;
        }
    }

    static final class ForgetsAtRestart implements SecretStoreContract {
        @Override
        public SecretStore open() {
            Map<String, String> kept = new ConcurrentHashMap<>();
            return name -> kept.computeIfAbsent(name, missing -> generated());
        }
    }
}
