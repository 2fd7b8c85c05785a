package gateway.testkit.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.testkit.limit.FailedTests;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The contract of analytics stores finds those that are wrong. */
final class AnalyticsStoreContractTest {

    @ParameterizedTest
    @CsvSource({
        "HoldsOneTooMany, holdsAsManyAsThereIsRoomFor",
        "HoldsOneTooMany, forgetsWhatIsNotHeld",
        "CountsByTimestamps, timestampsDoNotCount",
        "AnswersOldestFirst, theNewestComesFirst",
        "AnswersOldestFirst, ordersAsItIsAsked",
        "CountsTheLastMinuteAmongThoseHeld, ratesDoNotEndAtTheCapacity",
        "CountsCallersAmongThoseHeld, callersStayActiveWhenTheirRequestsAreForgotten",
        "CountsCallersAmongThoseHeld, callersAreActiveForFiveMinutes",
        "ShowsTheMedianAsP95, knowsPercentiles"
    })
    void findsWhatIsWrong(String wrong, String test) throws ClassNotFoundException {
        Class<?> type = Class.forName(WrongAnalytics.class.getName() + "$" + wrong);
        assertThat(FailedTests.in(type, test)).as("failures of %s", test).isPositive();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "findsNothingAtFirst",
                "findsARequestAsItWas",
                "theNewestComesFirst",
                "holdsAsManyAsThereIsRoomFor",
                "pagesLieSideBySide",
                "findsWhatMeetsEveryCondition",
                "ordersAsItIsAsked",
                "everythingIsZeroAtFirst",
                "oneRequestIsEveryPercentile",
                "countsErrorsAndRateLimitHits",
                "countsEveryStatusInSomeClass",
                "knowsPercentiles",
                "ranksPathsAndClients",
                "sumsUpRoutesAndTiers",
                "forgetsWhatIsNotHeld",
                "ratesDoNotEndAtTheCapacity",
                "aRequestIsInTheSecondInWhichItWasRecorded",
                "minutesAreThoseOfTheClock",
                "timestampsDoNotCount",
                "callersAreActiveForFiveMinutes",
                "callersStayActiveWhenTheirRequestsAreForgotten"
            })
    void isContentWithWhatIsRight(String test) {
        assertThat(FailedTests.in(WrongAnalytics.Right.class, test)).isZero();
    }
}
