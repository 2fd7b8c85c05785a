package gateway.testkit.store;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.address.AddressMode;
import gateway.api.address.AddressRuleChanges;
import gateway.api.address.AddressRuleStore;
import gateway.testkit.limit.FailedTests;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contract of address rule stores finds stores that are wrong. */
final class AddressRuleStoreContractTest {

    @ParameterizedTest
    @CsvSource({
        "BeginsWithAMode, nothingIsChangedAtFirst",
        "ForgetsTheMode, keepsWhatItIsGiven",
        "CopiesItsAnswer, answersWithTheSameObjectAsLongAsNothingChanges",
        "ExpectsNothing, changesNothingIfSomethingElseIsThere",
        "LooksBeforeItChanges, ofManyChangesOfTheSameOneIsMade",
        "ForgetsAtClose, changesSurviveReopening",
        "SortsBlocks, keepsTenThousandBlocks"
    })
    void findsWhatIsWrong(String wrong, String test) throws ClassNotFoundException {
        Class<?> type = Class.forName(AddressRuleStoreContractTest.class.getName() + "$" + wrong);
        assertThat(FailedTests.in(type, test)).as("failures of %s", test).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"nothingIsChangedAtFirst", "keepsWhatItIsGiven", "changesSurviveReopening", "keepsTenThousandBlocks"})
    void isContentWithWhatIsRight(String test) {
        assertThat(FailedTests.in(Right.class, test)).isZero();
    }

    /** A store in memory that is right as long as nothing is overridden. */
    static class Right implements AddressRuleStoreContract {
        private final Object lock = new Object();
        private volatile AddressRuleChanges kept = AddressRuleChanges.NONE;

        AddressRuleChanges current() {
            return kept;
        }

        void keep(AddressRuleChanges changes) {
            kept = changes;
        }

        boolean replace(AddressRuleChanges expected, AddressRuleChanges next) {
            synchronized (lock) {
                boolean expectedIsThere = kept.equals(expected);
                if (expectedIsThere) {
                    keep(next);
                }
                return expectedIsThere;
            }
        }

        void closed() {}

        @Override
        public AddressRuleStore open() {
            return new AddressRuleStore() {
                @Override
                public AddressRuleChanges current() {
                    return Right.this.current();
                }

                @Override
                public boolean replace(AddressRuleChanges expected, AddressRuleChanges next) {
                    return Right.this.replace(expected, next);
                }

                @Override
                public void close() {
                    closed();
                }
            };
        }
    }

    static final class BeginsWithAMode extends Right {
        BeginsWithAMode() {
            keep(new AddressRuleChanges(Optional.of(AddressMode.BLOCKLIST), Optional.empty(), List.of(), List.of()));
        }
    }

    static final class ForgetsTheMode extends Right {
        @Override
        void keep(AddressRuleChanges changes) {
            super.keep(new AddressRuleChanges(
                    Optional.empty(), Optional.empty(), changes.allowlist(), changes.blocklist()));
        }
    }

    static final class CopiesItsAnswer extends Right {
        @Override
        AddressRuleChanges current() {
            AddressRuleChanges kept = super.current();
            return new AddressRuleChanges(kept.mode(), kept.modeConfiguredThen(), kept.allowlist(), kept.blocklist());
        }
    }

    static final class ExpectsNothing extends Right {
        @Override
        boolean replace(AddressRuleChanges expected, AddressRuleChanges next) {
            keep(next);
            return true;
        }
    }

    static final class LooksBeforeItChanges extends Right {
        private final Meeting others = new Meeting();

        @Override
        boolean replace(AddressRuleChanges expected, AddressRuleChanges next) {
            boolean expectedIsThere = current().equals(expected);
            others.come();
            if (expectedIsThere) {
                keep(next);
            }
            return expectedIsThere;
        }
    }

    static final class ForgetsAtClose extends Right {
        @Override
        void closed() {
            keep(AddressRuleChanges.NONE);
        }
    }

    static final class SortsBlocks extends Right {
        @Override
        void keep(AddressRuleChanges changes) {
            super.keep(new AddressRuleChanges(
                    changes.mode(),
                    changes.modeConfiguredThen(),
                    changes.allowlist(),
                    changes.blocklist().stream().sorted().toList()));
        }
    }
}
