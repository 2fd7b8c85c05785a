package gateway.algorithms.memory;

import static gateway.algorithms.memory.Asking.ask;
import static gateway.algorithms.memory.Asking.key;
import static gateway.algorithms.memory.Policies.perCaller;
import static gateway.algorithms.memory.Policies.shared;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Algorithm;
import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy;
import gateway.testkit.limit.MovableTicker;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Case B01, in memory: limit 100 for a brand-new key, 400 requests at once from 64 threads, 20 rounds. */
@DisplayName("B01: a parallel burst gets exactly the limit")
class ParallelBurstTest {
    private static final String[] HUNDRED_PER_HOUR = {"max-requests=100", "window=1h"};
    private static final int THREADS = 64;
    private static final int REQUESTS = 400;
    private static final int ROUNDS = 20;

    static Stream<Policy> policies() {
        return Policies.ALGORITHMS.stream()
                .map(Algorithm::id)
                .flatMap(id -> Stream.of(perCaller(id, id, HUNDRED_PER_HOUR), shared(id, id, HUNDRED_PER_HOUR)));
    }

    @ParameterizedTest
    @MethodSource("policies")
    void exactlyTheLimitPassesAndEachPermitIsAnotherOne(Policy policy) {
        try (LimitStore store = Stores.open(MovableTicker.standing());
                Crowd crowd = new Crowd(THREADS)) {
            LimitSet set = store.prepare(List.of(policy));
            for (int round = 0; round < ROUNDS; round++) {
                LimitKey fresh = key(round);
                List<Decision> decisions = flatten(crowd.each(member -> requests(set, fresh, member)));
                assertThat(decisions).hasSize(REQUESTS);
                assertThat(decisions)
                        .filteredOn(Decision::permitted)
                        .extracting(Decision::remaining)
                        .containsExactlyInAnyOrderElementsOf(
                                LongStream.range(0, 100).boxed().toList());
            }
        }
    }

    /** The share of one thread. */
    private static List<Decision> requests(LimitSet set, LimitKey key, int member) {
        int share = REQUESTS / THREADS + (member < REQUESTS % THREADS ? 1 : 0);
        return IntStream.range(0, share).mapToObj(i -> ask(set, key, 1).get(0)).toList();
    }

    private static <T> List<T> flatten(List<List<T>> lists) {
        return lists.stream().flatMap(List::stream).toList();
    }
}
