package gateway.web.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import gateway.api.config.Parameters;
import gateway.api.limit.Algorithm;
import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Delayed;
import gateway.api.limit.Decision.Failed;
import gateway.api.limit.Decision.Impossible;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.Limit;
import gateway.api.limit.LimitState;
import gateway.api.limit.Limiter;
import gateway.api.limit.LimiterShape;
import gateway.testkit.limit.ArrayState;
import java.time.Duration;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A limiter that is plugged in")
class GuardedLimiterTest {
    private static final LimiterShape SHAPE = LimiterShape.fixed(new Limit(5, Duration.ofMinutes(1)), 1);

    static Stream<Decision> sound() {
        return Stream.of(
                new Permitted(5, 0),
                new Permitted(0, Long.MAX_VALUE),
                new Rejected(0, 1, 1),
                new Rejected(5, 0, Long.MAX_VALUE),
                new Impossible(3, 7),
                new Failed(new IllegalStateException("its own")));
    }

    @ParameterizedTest
    @MethodSource("sound")
    void mayDecideAsDecisionsAre(Decision decision) {
        assertThat(ask(() -> decision, 1)).isSameAs(decision);
    }

    static Stream<Decision> nonsense() {
        return Stream.of(
                new Permitted(6, 0),
                new Permitted(-1, 0),
                new Permitted(Long.MAX_VALUE, 0),
                new Permitted(1, -1),
                new Rejected(6, 1, 1),
                new Rejected(-1, 1, 1),
                new Rejected(0, -1, 1),
                new Rejected(0, 1, 0),
                new Rejected(0, 1, Long.MIN_VALUE),
                new Delayed(1, 1, 1),
                new Impossible(6, 0),
                new Impossible(0, -1));
    }

    @ParameterizedTest
    @MethodSource("nonsense")
    void failsIfItTalksNonsense(Decision decision) {
        assertThatIllegalStateException()
                .isThrownBy(() -> ask(() -> decision, 1))
                .withMessageContaining(decision.toString())
                .withMessageContaining("from 0 to the limit of 5");
    }

    @Test
    void failsIfItSaysNothing() {
        assertThatIllegalStateException().isThrownBy(() -> ask(() -> null, 1)).withMessageContaining("null");
    }

    @Test
    void failsIfItPermitsMoreThanItsLimitOrRefusesAQuestion() {
        assertThatIllegalStateException().isThrownBy(() -> ask(() -> new Permitted(0, 0), 6));
        assertThatIllegalStateException().isThrownBy(() -> ask(() -> new Rejected(0, 1, 1), 0));
    }

    @ParameterizedTest
    @MethodSource("errors")
    void failsByItselfIfItThrowsAnError(Error error) {
        assertThatIllegalStateException()
                .isThrownBy(() -> ask(
                        () -> {
                            throw error;
                        },
                        1))
                .withCause(error);
    }

    static Stream<Error> errors() {
        return Stream.of(new NoClassDefFoundError("Gone"), new AssertionError("no"), new StackOverflowError());
    }

    @Test
    void isAskedOnceForItsShape() {
        Limiter limiter = new LimiterGuards().guarded("a", new Scripted(() -> new Permitted(0, 0)));
        assertThat(limiter.shape()).isSameAs(limiter.shape()).isEqualTo(SHAPE);
    }

    @Test
    void isTheOnlyKindThatIsGuarded() {
        Algorithm ours = ServiceLoader.load(Algorithm.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(algorithm -> algorithm.id().equals("fixed-window"))
                .findFirst()
                .orElseThrow();
        Limiter limiter = ours.limiter(Parameters.of(ours.parameters(), Map.of("max-requests", "5", "window", "1m")));
        assertThat(new LimiterGuards().guarded("a", limiter)).isSameAs(limiter);
    }

    private static Decision ask(Supplier<Decision> script, long permits) {
        return new LimiterGuards().guarded("a", new Scripted(script)).step(ArrayState.fresh(SHAPE), 0, permits);
    }

    private record Scripted(Supplier<Decision> script) implements Limiter {
        @Override
        public LimiterShape shape() {
            return LimiterShape.fixed(new Limit(5, Duration.ofMinutes(1)), 1);
        }

        @Override
        public Decision step(LimitState state, long nowNanos, long permits) {
            return script.get();
        }

        @Override
        public long idleAtNanos(LimitState state) {
            return 0;
        }
    }
}
