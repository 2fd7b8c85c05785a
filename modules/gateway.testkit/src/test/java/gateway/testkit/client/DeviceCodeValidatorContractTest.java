package gateway.testkit.client;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.DeviceCodeValidator;
import gateway.api.client.DeviceSession;
import gateway.testkit.limit.FailedTests;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contract of validators of device codes is kept by one that is right, and finds those that are wrong. */
final class DeviceCodeValidatorContractTest implements DeviceCodeValidatorContract {
    private static final String VALID = "totp_ticket-7";

    @Override
    public DeviceCodeValidator validator() {
        return new Right();
    }

    @Override
    public String validCode() {
        return VALID;
    }

    @ParameterizedTest
    @CsvSource({
        "KnowsNobody, aValidCodeHasASessionEachTime",
        "AcceptsOnce, aValidCodeHasASessionEachTime",
        "ShowsTheCode, theIdOfASessionCanBeShown",
        "ComparesTheBeginning, whatIsNoCodeHasNoSession",
        "IsHidden, isAPublicClassWithAPublicConstructorWithoutArguments"
    })
    void findsWhatIsWrong(String wrong, String test) throws ClassNotFoundException {
        Class<?> type = Class.forName(DeviceCodeValidatorContractTest.class.getName() + "$" + wrong);
        assertThat(FailedTests.in(type, test)).as("failures of %s", test).isPositive();
    }

    /** Knows one ticket. */
    public static class Right implements DeviceCodeValidator {
        /** As the service loader would. */
        public Right() {}

        @Override
        public Optional<DeviceSession> validate(String presented) {
            return presented.equals(VALID) ? session("guest-7") : Optional.empty();
        }
    }

    private static Optional<DeviceSession> session(String id) {
        return Optional.of(new DeviceSession(id, Optional.empty(), Optional.empty()));
    }

    /** A validator under the contract. */
    abstract static class Suspect implements DeviceCodeValidatorContract {
        private final DeviceCodeValidator validator;

        Suspect(DeviceCodeValidator validator) {
            this.validator = validator;
        }

        @Override
        public final DeviceCodeValidator validator() {
            return validator;
        }

        @Override
        public final String validCode() {
            return VALID;
        }
    }

    static final class KnowsNobody extends Suspect {
        KnowsNobody() {
            super(presented -> Optional.empty());
        }
    }

    static final class AcceptsOnce extends Suspect {
        private static final AtomicInteger CALLS = new AtomicInteger();

        AcceptsOnce() {
            super(presented -> CALLS.getAndIncrement() == 0 ? session("guest-7") : Optional.empty());
        }
    }

    static final class ShowsTheCode extends Suspect {
        ShowsTheCode() {
            super(presented -> session("guest with " + presented));
        }
    }

    static final class ComparesTheBeginning extends Suspect {
        ComparesTheBeginning() {
            super(presented -> presented.startsWith(VALID) ? session("guest-7") : Optional.empty());
        }
    }

    static final class IsHidden extends Suspect {
        IsHidden() {
            super(new DeviceCodeValidator() {
                @Override
                public Optional<DeviceSession> validate(String presented) {
                    return Optional.empty();
                }
            });
        }
    }
}
