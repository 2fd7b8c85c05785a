package gateway.testkit.lockout;

import static gateway.testkit.lockout.Rules.rule;
import static gateway.testkit.lockout.Rules.threeInTenSeconds;

import gateway.api.lockout.LockoutRule;
import gateway.api.lockout.LockoutStore;
import gateway.testkit.limit.MovableTicker;
import gateway.testkit.limit.Seed;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A store decides as its naive counterpart does. Part of {@link LockoutStoreContract}. */
public interface LockoutStoreReferenceContract extends LockoutStoreHarness {

    /** {@return tests: every answer is that of the reference, on timelines of several keys that fail at random} */
    @TestFactory
    default Stream<DynamicTest> agreesWithANaiveReferenceOnRandomTimelines() {
        return Stream.of(threeInTenSeconds(), rule(1, 1, 1, 1), rule(5, 60, 1, 3), rule(2, 1, 7, 500))
                .map(rule -> DynamicTest.dynamicTest(rule.toString(), () -> compare(rule)));
    }

    private void compare(LockoutRule rule) {
        for (int i = 0; i < 10; i++) {
            MovableTicker ticker = MovableTicker.standing();
            try (LockoutStore store = open(ticker)) {
                new RandomLockouts(Seed.of(i), store, ticker, rule, resolution().toNanos()).compare(300);
            }
        }
    }
}
