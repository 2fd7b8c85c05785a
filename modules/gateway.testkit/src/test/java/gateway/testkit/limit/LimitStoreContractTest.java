package gateway.testkit.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The contract of stores finds stores that are wrong. */
final class LimitStoreContractTest {

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource({"unfairStores", "forgetfulStores"})
    void findsWhatIsWrong(Class<? extends LimitStoreContract> wrong, String test) {
        assertThat(FailedTests.in(wrong, test)).as("failures of %s", test).isPositive();
    }

    static Stream<Arguments> unfairStores() {
        return Stream.of(
                arguments(UnfairStores.WithoutALock.class, "sixtyFourThreadsGetExactlyTheLimit"),
                arguments(UnfairStores.WithoutALock.class, "keysThatManyThreadsMeetFirstAreCountedExactly"),
                arguments(UnfairStores.WithoutALock.class, "severalLimitsAreChargedForExactlyWhatPassed"),
                arguments(UnfairStores.WithoutALock.class, "setsOfTheSamePoliciesCountAsOne"),
                arguments(UnfairStores.WithoutALock.class, "setsInDifferentOrderDoNotBlockEachOther"),
                arguments(UnfairStores.ChargesRejectedRequests.class, "aRejectedRequestIsChargedNowhere"),
                arguments(UnfairStores.ChargesRejectedRequests.class, "aRejectedRequestIsInvisibleToOthers"),
                arguments(UnfairStores.ChargesRejectedRequests.class, "severalLimitsAreChargedForExactlyWhatPassed"),
                arguments(UnfairStores.ChargesRejectedRequests.class, "aShadowLimitIsNotChargedForWhatOthersReject"),
                arguments(UnfairStores.ChargesRejectedRequests.class, "policiesOfOneScopeCountTogetherInOneSet"),
                arguments(UnfairStores.ChargesRejectedRequests.class, "aLimiterThatFailsClosedRefusesWithoutCharge"),
                arguments(UnfairStores.RefundsRejectedRequests.class, "aRejectedRequestIsInvisibleToOthers"),
                arguments(UnfairStores.ReportsPermitsThatWereNotSpent.class, "aRejectedRequestIsChargedNowhere"),
                arguments(UnfairStores.RefusesInTheShadow.class, "aShadowLimitDecidesWithoutRefusing"),
                arguments(
                        UnfairStores.ThrowsWhenALimiterThrows.class,
                        "aLimiterThatFailsOpenLeavesTheDecisionToTheOthers"),
                arguments(UnfairStores.IsBrokenOnceALimiterThrew.class, "aFaultBlocksNobodyAfterwards"),
                arguments(UnfairStores.AnswersTheNarrowestFirst.class, "decisionsComeInTheOrderOfThePolicies"),
                arguments(UnfairStores.CostsTheSameEverywhere.class, "eachPolicyHasItsOwnCost"));
    }

    static Stream<Arguments> forgetfulStores() {
        return Stream.of(
                arguments(ForgetfulStores.LosesStatesEarly.class, "aStateSurvivesAsLongAsItMatters"),
                arguments(ForgetfulStores.LosesStatesEarly.class, "agreesWithReferencesOnRandomTimelines"),
                arguments(ForgetfulStores.ReadsTheWallClock.class, "timeIsThatOfTheTickerAlone"),
                arguments(ForgetfulStores.StartsAnewWithEachSet.class, "aChangedLimitKeepsWhatWasConsumed"),
                arguments(ForgetfulStores.CountsByName.class, "policiesOfOneScopeCountTogether"),
                arguments(ForgetfulStores.IgnoresAlgorithmAndWindow.class, "aChangedWindowStartsAnew"),
                arguments(ForgetfulStores.IgnoresAlgorithmAndWindow.class, "aChangedAlgorithmStartsAnew"),
                arguments(ForgetfulStores.GoesByTheReportedWindow.class, "aBucketWithAChangedRateKeepsWhatWasConsumed"),
                arguments(ForgetfulStores.IgnoresHalfOfTheKey.class, "eachKeyCountsForItself"),
                arguments(ForgetfulStores.ForgetsEverythingOnReset.class, "resetForgetsWhatTheseKeysConsumed"),
                arguments(ForgetfulStores.RemembersWhoAsked.class, "askingForNothingLeavesNoTrace"));
    }
}
