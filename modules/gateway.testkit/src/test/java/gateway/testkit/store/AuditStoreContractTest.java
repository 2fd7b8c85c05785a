package gateway.testkit.store;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.administration.AuditEntry;
import gateway.api.administration.AuditStore;
import gateway.testkit.limit.FailedTests;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contract of audit stores finds stores that are wrong. */
final class AuditStoreContractTest {

    @ParameterizedTest
    @CsvSource({
        "IsNotEmpty, isEmptyAtFirst",
        "AnswersOldestFirst, theNewestComesFirst",
        "AnswersOldestFirst, pagesLieSideBySide",
        "SortsByTime, theNewestComesFirst",
        "IgnoresTheOffset, pagesLieSideBySide",
        "ForgetsWhatWasThereBefore, anEntryComesBackAsItWas",
        "CutsLongTexts, anEntryComesBackAsItWas",
        "ForgetsAtClose, entriesSurviveReopening",
        "LosesEntriesOfOthers, entriesOfManyThreadsAreAllKept"
    })
    void findsWhatIsWrong(String wrong, String test) throws ClassNotFoundException {
        Class<?> type = Class.forName(AuditStoreContractTest.class.getName() + "$" + wrong);
        assertThat(FailedTests.in(type, test)).as("failures of %s", test).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"isEmptyAtFirst", "theNewestComesFirst", "pagesLieSideBySide", "anEntryComesBackAsItWas"})
    void isContentWithWhatIsRight(String test) {
        assertThat(FailedTests.in(Right.class, test)).isZero();
    }

    /** A store in memory that is right as long as nothing is overridden. */
    static class Right implements AuditStoreContract {
        private List<AuditEntry> kept = Collections.synchronizedList(new ArrayList<>());

        List<AuditEntry> kept() {
            return kept;
        }

        void keep(AuditEntry entry) {
            kept.add(entry);
        }

        List<AuditEntry> inOrder() {
            List<AuditEntry> entries = new ArrayList<>(kept);
            Collections.reverse(entries);
            return entries;
        }

        List<AuditEntry> page(int limit, long offset) {
            return inOrder().stream().skip(offset).limit(limit).toList();
        }

        void closed() {}

        @Override
        public AuditStore open() {
            return new AuditStore() {
                @Override
                public void append(AuditEntry entry) {
                    keep(entry);
                }

                @Override
                public List<AuditEntry> latest(int limit, long offset) {
                    return page(limit, offset);
                }

                @Override
                public void close() {
                    closed();
                }
            };
        }

        /** An entry with another text in place of what was there before, and of what is there now. */
        static AuditEntry with(AuditEntry entry, Optional<String> before, Optional<String> after) {
            return new AuditEntry(
                    entry.time(),
                    entry.requestId(),
                    entry.actor(),
                    entry.address(),
                    entry.action(),
                    entry.target(),
                    before,
                    after);
        }
    }

    static final class IsNotEmpty extends Right {
        @Override
        public AuditStore open() {
            keep(new AuditEntry(Instant.EPOCH, "", "", "", "opened", "", Optional.empty(), Optional.empty()));
            return super.open();
        }
    }

    static final class AnswersOldestFirst extends Right {
        @Override
        List<AuditEntry> inOrder() {
            return kept();
        }
    }

    static final class SortsByTime extends Right {
        @Override
        List<AuditEntry> inOrder() {
            return super.inOrder().stream()
                    .sorted(Comparator.comparing(AuditEntry::time).reversed())
                    .toList();
        }
    }

    static final class IgnoresTheOffset extends Right {
        @Override
        List<AuditEntry> page(int limit, long offset) {
            return super.page(limit, 0);
        }
    }

    static final class ForgetsWhatWasThereBefore extends Right {
        @Override
        void keep(AuditEntry entry) {
            super.keep(with(entry, Optional.empty(), entry.after()));
        }
    }

    static final class CutsLongTexts extends Right {
        @Override
        void keep(AuditEntry entry) {
            super.keep(with(
                    entry,
                    entry.before(),
                    entry.after().map(text -> text.substring(0, Math.min(text.length(), 65_535)))));
        }
    }

    static final class ForgetsAtClose extends Right {
        @Override
        void closed() {
            kept().clear();
        }
    }

    static final class LosesEntriesOfOthers extends Right {
        private final Meeting others = new Meeting();

        @Override
        void keep(AuditEntry entry) {
            List<AuditEntry> read = new ArrayList<>(kept());
            others.come();
            read.add(entry);
            kept().clear();
            kept().addAll(read);
        }
    }
}
