package gateway.testkit.lockout;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Ticker;
import gateway.api.lockout.LockoutStore;
import gateway.testkit.limit.FailedTests;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contract of lockout stores is kept by one that is right, and finds those that are wrong. */
final class LockoutStoreContractTest implements LockoutStoreContract {

    @Override
    public LockoutStore open(Ticker ticker) {
        return new SimpleLockoutStore(ticker);
    }

    /** References are slow, and this store forgets nobody. */
    @Override
    public int flood() {
        return 100;
    }

    @ParameterizedTest
    @CsvSource({
        "LocksOneLate, locksWithTheLastFailureThatTheRuleAllows",
        "LocksOneLate, oneFailureCanBeEnough",
        "LocksOneLate, countsAsManyAsARuleCanSay",
        "RefusesTheLastFailure, locksWithTheLastFailureThatTheRuleAllows",
        "RefusesTheLastFailure, ofSixtyFourFailuresAtOnceExactlyTheLimitCounts",
        "CountsForever, aFailureCountsForTheWindow",
        "CountsByTheClock, everyWindowCounts",
        "NeverDoubles, locksDoubleUpToTheLongest",
        "NeverDoubles, locksAreRememberedForTheLongestLock",
        "NeverDoubles, aFailureKeepsLocksInMind",
        "KnowsNoLongestLock, locksDoubleUpToTheLongest",
        "KnowsNoLongestLock, theLongestLockNeedNotBeADouble",
        "KnowsNoLongestLock, locksAreRememberedForTheLongestLock",
        "KnowsNoLongestLock, agreesWithANaiveReferenceOnRandomTimelines",
        "CannotClear, clearForgetsFailuresAndLocks",
        "ClearsEverything, clearIsAboutOneKey",
        "IgnoresHalfOfTheKey, eachKeyCountsForItself",
        "ForgetsLocksInAFlood, aFloodUnlocksNobody",
        "ForgetsLocksInAFlood, aFloodOfLocksUnlocksNobody",
        "KnowsOnlyTheFirst, aFloodOfFailuresShieldsNobody",
        "WithoutALock, ofSixtyFourFailuresAtOnceExactlyTheLimitCounts",
        "WithoutALock, keysThatManyThreadsMeetFirstAreCountedExactly"
    })
    void findsWhatIsWrong(String wrong, String test) throws ClassNotFoundException {
        Class<?> type = Class.forName(WrongLockoutStores.class.getName() + "$" + wrong);
        assertThat(FailedTests.in(type, test)).as("failures of %s", test).isPositive();
    }
}
