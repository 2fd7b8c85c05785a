package gateway.testkit.store;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.administration.Administrator;
import gateway.api.administration.AdministratorStore;
import gateway.testkit.limit.FailedTests;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contract of administrator stores finds stores that are wrong. */
final class AdministratorStoreContractTest {

    @ParameterizedTest
    @CsvSource({
        "HasADefault, knowsNobodyAtFirst",
        "AddsNobody, addsTheFirstAccount",
        "ForgetsRoles, addsTheFirstAccount",
        "AddsEverybody, refusesASecondAccount",
        "LooksBeforeItAdds, ofManyFirstAccountsOneIsAdded",
        "ForgetsAtClose, anAccountSurvivesReopening"
    })
    void findsWhatIsWrong(String wrong, String test) throws ClassNotFoundException {
        Class<?> type = Class.forName(AdministratorStoreContractTest.class.getName() + "$" + wrong);
        assertThat(FailedTests.in(type, test)).as("failures of %s", test).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"knowsNobodyAtFirst", "addsTheFirstAccount", "refusesASecondAccount", "anAccountSurvivesReopening"})
    void isContentWithWhatIsRight(String test) {
        assertThat(FailedTests.in(Right.class, test)).isZero();
    }

    /** A store in memory that is right as long as nothing is overridden. */
    static class Right implements AdministratorStoreContract {
        private final List<Administrator> kept = new CopyOnWriteArrayList<>();

        List<Administrator> kept() {
            return kept;
        }

        boolean add(Administrator administrator) {
            synchronized (kept) {
                return kept.isEmpty() && kept.add(administrator);
            }
        }

        void closed() {}

        @Override
        public AdministratorStore open() {
            return new AdministratorStore() {
                @Override
                public List<Administrator> list() {
                    return kept;
                }

                @Override
                public boolean addFirst(Administrator administrator) {
                    return add(administrator);
                }

                @Override
                public void close() {
                    closed();
                }
            };
        }
    }

    static final class HasADefault extends Right {
        HasADefault() {
            kept().add(new Administrator("admin", "", Set.of()));
        }
    }

    static final class AddsNobody extends Right {
        @Override
        boolean add(Administrator administrator) {
            return true;
        }
    }

    static final class ForgetsRoles extends Right {
        @Override
        boolean add(Administrator account) {
            return super.add(new Administrator(account.name(), account.passwordHash(), Set.of()));
        }
    }

    static final class AddsEverybody extends Right {
        @Override
        boolean add(Administrator administrator) {
            return kept().add(administrator);
        }
    }

    static final class LooksBeforeItAdds extends Right {
        private final Meeting others = new Meeting();

        @Override
        boolean add(Administrator administrator) {
            boolean first = kept().isEmpty();
            others.come();
            return first && kept().add(administrator);
        }
    }

    static final class ForgetsAtClose extends Right {
        @Override
        void closed() {
            kept().clear();
        }
    }
}
