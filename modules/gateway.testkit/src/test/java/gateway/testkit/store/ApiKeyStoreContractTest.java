package gateway.testkit.store;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.ApiKeyStore;
import gateway.testkit.limit.FailedTests;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contract of key stores is kept by one that is right, and finds those that are wrong. */
final class ApiKeyStoreContractTest implements ApiKeyStoreContract {
    private final SimpleKeys keys = new SimpleKeys();

    @Override
    public ApiKeyStore open() {
        return keys.store();
    }

    @ParameterizedTest
    @CsvSource({
        "KnowsSomebody, knowsNoKeyAtFirst",
        "ForgetsInACrash, keepsEveryFieldOfAKey",
        "ForgetsInACrash, aChangeOutlivesACrash",
        "ForgetsInACrash, keepsTheKeysOfThirtyTwoThreads",
        "ForgetsInACrash, losesNoneOfManyChangesOfOneKey",
        "FindsByTheNewestSecretOnly, findsAKeyByEachOfItsSecrets",
        "HidesRevokedKeys, findsRevokedKeysToo",
        "ListsBackwards, listsKeysInTheOrderOfTheirIds",
        "ForgetsTheExpiry, keepsEveryFieldOfAKey",
        "ExpectsNothing, changesOnlyWhatWasExpected",
        "ExpectsNothing, givesAnIdToOneOfThirtyTwoThreads",
        "SharesSecrets, refusesTheSecretOfAnotherKey",
        "SharesSecrets, givesASecretToOneOfThirtyTwoThreads",
        "KeepsOldSecretsInItsIndex, exchangesSecrets",
        "RemembersWhatItFound, exchangesSecrets",
        "RemembersWhatItFound, aRevokedKeyIsRevokedForEverybodyAtOnce"
    })
    void findsWhatIsWrong(String wrong, String test) throws ClassNotFoundException {
        Class<?> type = Class.forName(WrongKeys.class.getName() + "$" + wrong);
        assertThat(FailedTests.in(type, test)).as("failures of %s", test).isPositive();
    }
}
