package gateway.testkit.limit;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.KeyResolver;
import gateway.api.limit.LimitedRequest;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contract of key resolvers is kept by one that is right, and finds those that are wrong. */
final class KeyResolverContractTest implements KeyResolverContract {
    private static final String HEADER = "X-Tenant";

    @Override
    public KeyResolver resolver() {
        return new Right();
    }

    @Override
    public LimitedRequest request() {
        return SampleRequest.get("/api/orders").header(HEADER, "acme");
    }

    @Override
    public Optional<LimitedRequest> requestWithout() {
        return Optional.of(SampleRequest.get("/api/orders"));
    }

    @ParameterizedTest
    @CsvSource({
        "IsCalledLikeAPart, theIdIsAWordOfItsOwn",
        "ChangesItsMind, saysTheSameOfTheSameRequest",
        "FindsNothing, saysTheSameOfTheSameRequest",
        "StandsIn, saysNothingOfARequestThatLacksIt",
        "Throws, answersWhateverIsSent",
        "ReturnsNull, answersWhateverIsSent",
        "IsHidden, isAPublicClassWithAPublicConstructorWithoutArguments"
    })
    void findsWhatIsWrong(String wrong, String test) throws ClassNotFoundException {
        Class<?> type = Class.forName(KeyResolverContractTest.class.getName() + "$" + wrong);
        assertThat(FailedTests.in(type, test)).as("failures of %s", test).isPositive();
    }

    /** Counts tenants by a header. */
    public static class Right implements KeyResolver {
        /** As the service loader would. */
        public Right() {}

        @Override
        public String id() {
            return "tenant";
        }

        @Override
        public Optional<String> resolve(LimitedRequest request) {
            return tenant(request);
        }
    }

    private static Optional<String> tenant(LimitedRequest request) {
        return request.headers(HEADER).stream().findFirst();
    }

    /** A resolver under the contract. */
    abstract static class Suspect implements KeyResolverContract {
        private final KeyResolver resolver;

        Suspect(String id, Function<LimitedRequest, Optional<String>> answer) {
            resolver = new KeyResolver() {
                @Override
                public String id() {
                    return id;
                }

                @Override
                public Optional<String> resolve(LimitedRequest request) {
                    return answer.apply(request);
                }
            };
        }

        @Override
        public final KeyResolver resolver() {
            return resolver;
        }

        @Override
        public final LimitedRequest request() {
            return new KeyResolverContractTest().request();
        }

        @Override
        public final Optional<LimitedRequest> requestWithout() {
            return new KeyResolverContractTest().requestWithout();
        }
    }

    static final class IsCalledLikeAPart extends Suspect {
        IsCalledLikeAPart() {
            super("ip", KeyResolverContractTest::tenant);
        }
    }

    static final class ChangesItsMind extends Suspect {
        private static final AtomicInteger CALLS = new AtomicInteger();

        ChangesItsMind() {
            super("tenant", request -> Optional.of("call " + CALLS.getAndIncrement()));
        }
    }

    static final class FindsNothing extends Suspect {
        FindsNothing() {
            super("tenant", request -> Optional.empty());
        }
    }

    static final class StandsIn extends Suspect {
        StandsIn() {
            super("tenant", request -> tenant(request).or(() -> Optional.of("none")));
        }
    }

    static final class Throws extends Suspect {
        Throws() {
            super("tenant", request -> Optional.of(request.headers(HEADER).get(0)));
        }
    }

    static final class ReturnsNull extends Suspect {
        @SuppressWarnings("NullOptional") // what the contract has to find
        ReturnsNull() {
            super("tenant", request -> request.path().length() > 1 ? tenant(request) : null);
        }
    }

    static final class IsHidden extends Suspect {
        IsHidden() {
            super("tenant", KeyResolverContractTest::tenant);
        }
    }
}
