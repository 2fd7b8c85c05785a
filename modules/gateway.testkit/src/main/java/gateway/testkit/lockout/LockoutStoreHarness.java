package gateway.testkit.lockout;

import gateway.api.limit.Ticker;
import gateway.api.lockout.LockoutStore;
import java.time.Duration;

/** What the contract of a lockout store needs from its implementer. */
@FunctionalInterface
public interface LockoutStoreHarness {

    /**
     * {@return a new store that knows no key yet} The test closes it.
     *
     * @param ticker its time; a store that has a time of its own follows this one in tests
     */
    LockoutStore open(Ticker ticker);

    /** {@return the shortest time the store knows of} */
    default Duration resolution() {
        return Duration.ofNanos(1);
    }

    /**
     * {@return how many keys fail in a flood} Choose more than the store has room for, which may be one that was made
     * small for the test.
     */
    default int flood() {
        return 10_000;
    }
}
