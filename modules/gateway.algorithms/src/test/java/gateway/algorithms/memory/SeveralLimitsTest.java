package gateway.algorithms.memory;

import static gateway.algorithms.memory.Asking.ask;
import static gateway.algorithms.memory.Asking.key;
import static gateway.algorithms.memory.Asking.passes;
import static gateway.algorithms.memory.Policies.perCaller;
import static gateway.algorithms.memory.Policies.scoped;
import static gateway.algorithms.memory.Policies.shared;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy;
import gateway.testkit.limit.MovableTicker;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Several limits of one request")
class SeveralLimitsTest {
    private final LimitStore store = Stores.open(MovableTicker.standing());

    /** The thread of the victim needs every permit it counts on; 63 others are rejected by the limit all share. */
    @ParameterizedTest
    @ValueSource(strings = {"fixed-window", "token-bucket", "sliding-window-log"})
    void aRejectedRequestCostsNobodyAPermitNotEvenForAMoment(String algorithm) {
        Policy tier = perCaller("tier", algorithm, "max-requests=1000", "window=1h");
        Policy exhausted = shared("exhausted", algorithm, "max-requests=1", "window=1h");
        LimitSet victim = store.prepare(List.of(tier));
        LimitSet attacker = store.prepare(List.of(tier, exhausted));
        ask(attacker, 0, 1);
        try (Crowd crowd = new Crowd(64)) {
            List<Long> passed = crowd.each(member -> IntStream.range(0, 1_000)
                    .filter(i -> member == 0 ? passes(victim, 1, 1) : attack(attacker))
                    .count());
            assertThat(passed.get(0)).isEqualTo(1_000);
            assertThat(passed.stream().mapToLong(Long::longValue).sum()).isEqualTo(1_000);
        }
    }

    private static boolean attack(LimitSet set) {
        return set.acquire(new LimitKey[] {key(1), key(0)}, new long[] {1_000, 1}).stream()
                .allMatch(Decision::permitted);
    }

    @Test
    void areAllChargedForExactlyWhatPassesUnderLoad() {
        LimitSet set = store.prepare(List.of(
                perCaller("tier", "token-bucket", "max-requests=700", "window=1h"),
                perCaller("route", "sliding-window-log", "max-requests=900", "window=1h"),
                shared("region", "sliding-window-counter", "max-requests=800", "window=1h"),
                shared("global", "fixed-window", "max-requests=2000", "window=1h")));
        try (Crowd crowd = new Crowd(64)) {
            List<Long> passed = crowd.each(member ->
                    IntStream.range(0, 50).filter(i -> passes(set, 1, 1)).count());
            assertThat(passed.stream().mapToLong(Long::longValue).sum()).isEqualTo(700);
        }
        assertThat(ask(set, 1, 0)).extracting(Decision::remaining).containsExactly(0L, 200L, 100L, 1_300L);
    }

    /** Sets that take the same keys in all kinds of order, some of them twice, do not wait for each other for ever. */
    @Test
    void neverBlockEachOther() {
        List<Policy> policies = Stream.of("a", "b", "c")
                .flatMap(name -> Stream.of(
                        perCaller(name, "fixed-window", "max-requests=1000000", "window=1h"),
                        scoped("s", perCaller(name, "token-bucket", "max-requests=1000000", "window=1h")),
                        scoped("t", shared(name, "fixed-window", "max-requests=1000000", "window=2h")),
                        scoped("u", shared(name, "sliding-window-log", "max-requests=10000", "window=1h"))))
                .toList();
        try (Crowd crowd = new Crowd(16)) {
            List<Boolean> done = crowd.each(member -> {
                Random random = new Random(member);
                for (int i = 0; i < 300; i++) {
                    LimitSet set = store.prepare(random.ints(4, 0, policies.size())
                            .mapToObj(policies::get)
                            .toList());
                    LimitKey[] keys =
                            random.longs(4, 0, 3).mapToObj(Asking::key).toArray(LimitKey[]::new);
                    set.acquire(keys, new long[] {1, 1, 1, 1});
                }
                return true;
            });
            assertThat(done).containsOnly(true);
        }
    }

    @Test
    void mayCountUnderTwoKeysOfOneTable() {
        Policy address = scoped("s", perCaller("address", "fixed-window", "max-requests=5", "window=1h"));
        Policy user = scoped("s", perCaller("user", "fixed-window", "max-requests=5", "window=1h"));
        LimitSet set = store.prepare(List.of(address, user));
        for (long other = 100; other < 105; other++) {
            assertThat(set.acquire(new LimitKey[] {key(1), key(other)}, new long[] {1, 1}))
                    .allMatch(Decision::permitted);
        }
        assertThat(set.acquire(new LimitKey[] {key(1), key(105)}, new long[] {1, 1}))
                .extracting(Decision::permitted)
                .containsExactly(false, true);
        assertThat(set.acquire(new LimitKey[] {key(100), key(105)}, new long[] {0, 0}))
                .extracting(Decision::remaining)
                .containsExactly(4L, 5L);
    }

    @Test
    void needAKeyAndACostForEachPolicy() {
        LimitSet set = store.prepare(List.of(perCaller("a", "fixed-window", "max-requests=5", "window=1h")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> set.acquire(new LimitKey[0], new long[] {1}))
                .withMessage("keys must be one for each of 1 policies, were 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> set.acquire(new LimitKey[] {key(1)}, new long[] {1, 1}))
                .withMessage("permits must be one for each of 1 policies, were 2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> set.acquire(new LimitKey[] {key(1)}, new long[] {-1}))
                .withMessage("permits must be >= 0, were [-1]");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> store.prepare(List.of()))
                .withMessage("policies must be at least one, were none");
    }
}
