package gateway.algorithms.memory;

import static gateway.algorithms.memory.Asking.ask;
import static gateway.algorithms.memory.Asking.key;
import static gateway.algorithms.memory.Asking.passes;
import static gateway.algorithms.memory.Asking.remaining;
import static gateway.algorithms.memory.Policies.perCaller;
import static gateway.algorithms.memory.Policies.shared;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Delayed;
import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy;
import gateway.testkit.limit.MovableTicker;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A queue in the memory store")
class GivenBackPlacesTest {
    private static final String[] HUNDRED_PLACES = {"max-requests=100", "refill-rate=1/1h", "overflow=delay"};

    private final LimitStore store = Stores.open(MovableTicker.standing());

    static Stream<Policy> queues() {
        return Stream.of(
                perCaller("queue", "leaky-bucket", HUNDRED_PLACES), shared("queue", "leaky-bucket", HUNDRED_PLACES));
    }

    private static void giveBack(LimitSet set, long number, long... permits) {
        LimitKey[] keys = new LimitKey[permits.length];
        Arrays.fill(keys, key(number));
        set.giveBack(keys, permits);
    }

    @ParameterizedTest
    @MethodSource("queues")
    void sixtyFourThreadsGetEveryPlaceOnceAndEveryDepartureOnce(Policy queue) {
        LimitSet set = store.prepare(List.of(queue));
        try (Crowd crowd = new Crowd(64)) {
            List<Decision> decisions =
                    crowd
                            .each(member -> IntStream.range(0, 10)
                                    .mapToObj(i -> ask(set, 1, 1).get(0))
                                    .toList())
                            .stream()
                            .flatMap(List::stream)
                            .toList();
            assertThat(decisions).filteredOn(Decision::permitted).hasSize(101);
            assertThat(decisions)
                    .filteredOn(Delayed.class::isInstance)
                    .extracting(decision -> ((Delayed) decision).waitNanos() / 3_600_000_000_000L)
                    .containsExactlyInAnyOrderElementsOf(
                            LongStream.rangeClosed(1, 100).boxed().toList());
        }
    }

    @ParameterizedTest
    @MethodSource("queues")
    void whatSixtyFourThreadsGiveBackIsThereAgainExactly(Policy queue) {
        LimitSet set = store.prepare(List.of(queue));
        ask(set, 1, 1);
        try (Crowd crowd = new Crowd(64)) {
            crowd.each(member -> {
                for (int i = 0; i < 200; i++) {
                    if (passes(set, 1, 1)) {
                        giveBack(set, 1, 1);
                    }
                }
                return member;
            });
        }
        assertThat(remaining(set, 1)).isEqualTo(100);
        assertThat(ask(set, 1, 1)).hasOnlyElementsOfType(Delayed.class);
    }

    @Test
    void isGivenPlacesBackWhileOtherPermitsStaySpent() {
        LimitSet set = store.prepare(List.of(
                perCaller("tier", "token-bucket", "max-requests=10", "window=1h"),
                perCaller("queue", "leaky-bucket", HUNDRED_PLACES),
                shared("global", "fixed-window", "max-requests=1000", "window=1h")));
        ask(set, 1, 1);
        ask(set, 1, 4);

        giveBack(set, 1, 4, 4, 4);

        assertThat(ask(set, 1, 0)).extracting(Decision::remaining).containsExactly(5L, 100L, 995L);
    }

    @Test
    void isGivenNothingBackUnderAKeyThatNobodyUsed() {
        LimitSet set = store.prepare(List.of(perCaller("queue", "leaky-bucket", HUNDRED_PLACES)));

        giveBack(set, 1, 1);

        assertThat(store.usage().keys()).isZero();
        assertThat(remaining(set, 1)).isEqualTo(100);
    }
}
