package gateway.testkit.rejection;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.LimitedRequest;
import gateway.api.rejection.Rejection;
import gateway.api.rejection.RejectionAnswer;
import gateway.api.rejection.RejectionHandler;
import gateway.testkit.limit.FailedTests;
import gateway.testkit.limit.SampleRequest;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contract of rejection handlers is kept by one that is right, and finds those that are wrong. */
final class RejectionHandlerContractTest implements RejectionHandlerContract {
    @Override
    public RejectionHandler handler() {
        return new PageHandler();
    }

    @Override
    public LimitedRequest answered() {
        return page();
    }

    private static SampleRequest page() {
        return SampleRequest.get("/shop").header("Accept", "text/html");
    }

    @ParameterizedTest
    @CsvSource({
        "SaysNothing, saysItInItsOwnWords",
        "RepeatsThePath, repeatsNothingThatDoesHarm",
        "RepeatsTheKey, repeatsNothingThatDoesHarm",
        "WantsARetry, answersEveryRefusal",
        "Forgets, manyCanAskAtOnce",
        "IsHidden, isAPublicClassWithAPublicConstructorWithoutArguments"
    })
    void findsWhatIsWrong(String wrong, String test) throws ClassNotFoundException {
        Class<?> type = Class.forName(RejectionHandlerContractTest.class.getName() + "$" + wrong);
        assertThat(FailedTests.in(type, test)).as("failures of %s", test).isPositive();
    }

    private static Optional<RejectionAnswer> text(String body) {
        return Optional.of(RejectionAnswer.of("text/plain", body));
    }

    /** A handler under the contract. */
    abstract static class Suspect implements RejectionHandlerContract {
        private final RejectionHandler handler;

        Suspect(RejectionHandler handler) {
            this.handler = handler;
        }

        @Override
        public final RejectionHandler handler() {
            return handler;
        }

        @Override
        public final LimitedRequest answered() {
            return page();
        }
    }

    static final class SaysNothing extends Suspect {
        SaysNothing() {
            super((request, rejection) -> Optional.empty());
        }
    }

    static final class RepeatsThePath extends Suspect {
        RepeatsThePath() {
            super((request, rejection) -> text(request.path() + " is not for you"));
        }
    }

    static final class RepeatsTheKey extends Suspect {
        RepeatsTheKey() {
            super((request, rejection) -> text("Your key " + request.headers("X-API-Key")));
        }
    }

    static final class WantsARetry extends Suspect {
        WantsARetry() {
            super((request, rejection) ->
                    text("in " + rejection.retryAfterSeconds().orElseThrow()));
        }
    }

    static final class Forgets extends Suspect {
        private static final AtomicInteger CALLS = new AtomicInteger();

        Forgets() {
            super((request, rejection) -> text("call " + CALLS.incrementAndGet()));
        }
    }

    static final class IsHidden extends Suspect {
        IsHidden() {
            super(new RejectionHandler() {
                @Override
                public Optional<RejectionAnswer> answer(LimitedRequest request, Rejection rejection) {
                    return Optional.empty();
                }
            });
        }
    }
}
