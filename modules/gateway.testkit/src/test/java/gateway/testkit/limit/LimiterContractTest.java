package gateway.testkit.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The contract of limiters finds limiters that are wrong. */
final class LimiterContractTest {

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("wrongLimiters")
    void findsWhatIsWrong(Class<? extends LimiterContract> wrong, String test) {
        assertThat(FailedTests.in(wrong, test)).as("failures of %s", test).isPositive();
    }

    static Stream<Arguments> wrongLimiters() {
        return Stream.of(
                arguments(WrongBuckets.LosesFractionsWhenSpending.class, "agreesWithItsReferenceOnRandomTimelines"),
                arguments(WrongBuckets.LosesFractionsWhenAsked.class, "agreesWithItsReferenceOnRandomTimelines"),
                arguments(WrongBuckets.LosesFractionsWhenAsked.class, "pollingDelaysNoPermit"),
                arguments(WrongBuckets.LosesFractionsWhenAsked.class, "askingForNothingChangesNothing"),
                arguments(WrongBuckets.LosesFractionsWhenAsked.class, "aRejectedRequestChangesNothing"),
                arguments(WrongBuckets.OverfillsWhileIdle.class, "anIdleKeyNeverHoldsMoreThanTheLimit"),
                arguments(WrongBuckets.OverfillsWhileIdle.class, "aNewKeyHasTheWholeLimit"),
                arguments(WrongBuckets.OverfillsWhileIdle.class, "remainingIsFromZeroToTheLimit"),
                arguments(
                        WrongBuckets.RetriesTooEarly.class,
                        "aRejectedRequestPassesAfterRetryAfterAndNotOneNanosecondEarlier"),
                arguments(
                        WrongBuckets.RetriesTooLate.class,
                        "aRejectedRequestPassesAfterRetryAfterAndNotOneNanosecondEarlier"),
                arguments(WrongBuckets.ResetsTooLate.class, "theWholeLimitIsBackAfterResetAndNotOneNanosecondEarlier"),
                arguments(WrongBuckets.IdleTooEarly.class, "anIdleStateMeansTheSameAsZeros"),
                arguments(WrongBuckets.ChargesRejectedRequests.class, "aRejectedRequestChangesNothing"),
                arguments(WrongBuckets.ChargesOnePermitForAnyCost.class, "aCostOfSeveralEqualsAsManySingleRequests"),
                arguments(WrongBuckets.ChargesOnePermitForAnyCost.class, "aPermittedRequestSpendsWhatItAskedFor"),
                arguments(WrongBuckets.WaitsForTheImpossible.class, "aCostAboveTheLimitIsImpossible"),
                arguments(WrongBuckets.PermitsOneTooMany.class, "theWholeLimitCanBeHadOnceAndNoMore"),
                arguments(WrongBuckets.PermitsOneTooMany.class, "whatRemainsCanBeHadAndOneMoreCannot"),
                arguments(WrongBuckets.RemembersInAField.class, "nothingIsKeptOutsideTheState"),
                arguments(WrongBuckets.ChangesItsShape.class, "theShapeNeverChanges"),
                arguments(WrongBuckets.GrowsBeyondItsShape.class, "aStateStaysWithinItsShape"),
                arguments(WrongWindows.TrustsAnEarlierClock.class, "aSlightlyEarlierTimeCountsAsNoTime"),
                arguments(
                        WrongWindows.BeginsItsWindowsAtTheFirstRequest.class,
                        "agreesWithItsReferenceOnRandomTimelines"),
                arguments(WrongWindows.KeepsWhatIsLeft.class, "aSuccessorGoesOnFromWhatWasConsumed"),
                arguments(WrongWindows.WaitsTooShortWhenOverdrawn.class, "aSuccessorAnnouncesExactWaits"),
                arguments(WrongWindows.CountsOneNanosecondTooLong.class, "agreesWithItsReferenceOnRandomTimelines"),
                arguments(WrongWindows.SpendsAlthoughThereIsNoRoom.class, "aStateWithoutRoomToGrowSpendsNothing"),
                arguments(WrongWindows.Overflows.class, "agreesWithItsReferenceOnRandomTimelines"));
    }
}
