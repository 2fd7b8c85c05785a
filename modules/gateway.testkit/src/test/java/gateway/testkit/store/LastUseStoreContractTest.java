package gateway.testkit.store;

import static java.util.stream.Collectors.toUnmodifiableMap;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.store.LastUseStore;
import gateway.testkit.limit.FailedTests;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contract of stores of last uses is kept by one that is right, and finds those that are wrong. */
final class LastUseStoreContractTest implements LastUseStoreContract {
    private final SimpleUses uses = new SimpleUses();

    @Override
    public LastUseStore open() {
        return uses.store();
    }

    @ParameterizedTest
    @CsvSource({
        "KnowsAUse, knowsOfNoUseAtFirst",
        "RoundsToSeconds, keepsUses",
        "ForgetsAtRestart, keepsUses",
        "ForgetsAtRestart, losesNoUseAmongThreads",
        "KeepsTheLastSaveOnly, keepsTheUsesOfOthers",
        "HandsOutItsOwnMap, doesNotChangeWhatWasLoaded",
        "HandsOutItsOwnMap, loadsWhatWasUsedSinceATime",
        "KeepsWhatCameLast, anEarlierUseDoesNotTakeThePlaceOfALaterOne",
        "KeepsAPage, keepsThousandsOfUses"
    })
    void findsWhatIsWrong(String wrong, String test) throws ClassNotFoundException {
        Class<?> type = Class.forName(LastUseStoreContractTest.class.getName() + "$" + wrong);
        assertThat(FailedTests.in(type, test)).as("failures of %s", test).isPositive();
    }

    /** Uses under one lock, right as long as nothing is overridden. */
    static class SimpleUses {
        final Map<String, Instant> kept = new HashMap<>();

        final LastUseStore store() {
            restarted();
            return new LastUseStore() {
                @Override
                public Map<String, Instant> load(Instant since) {
                    return SimpleUses.this.load(since);
                }

                @Override
                public void save(Map<String, Instant> uses) {
                    SimpleUses.this.save(uses);
                }
            };
        }

        void restarted() {}

        synchronized Map<String, Instant> load(Instant since) {
            return kept.entrySet().stream()
                    .filter(use -> !use.getValue().isBefore(since))
                    .collect(toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
        }

        synchronized void save(Map<String, Instant> uses) {
            uses.forEach((id, time) -> kept.merge(id, time, (one, other) -> one.isAfter(other) ? one : other));
        }
    }

    /** A store under the contract. */
    abstract static class Suspect implements LastUseStoreContract {
        private final SimpleUses uses;

        Suspect(SimpleUses uses) {
            this.uses = uses;
        }

        @Override
        public final LastUseStore open() {
            return uses.store();
        }
    }

    static final class KnowsAUse extends Suspect {
        KnowsAUse() {
            super(new SimpleUses() {
                {
                    kept.put("a", Instant.EPOCH);
                }
            });
        }
    }

    static final class RoundsToSeconds extends Suspect {
        RoundsToSeconds() {
            super(new SimpleUses() {
                @Override
                synchronized void save(Map<String, Instant> uses) {
                    uses.forEach((id, time) -> kept.put(id, time.truncatedTo(ChronoUnit.SECONDS)));
                }
            });
        }
    }

    static final class ForgetsAtRestart extends Suspect {
        ForgetsAtRestart() {
            super(new SimpleUses() {
                @Override
                void restarted() {
                    kept.clear();
                }
            });
        }
    }

    static final class KeepsTheLastSaveOnly extends Suspect {
        KeepsTheLastSaveOnly() {
            super(new SimpleUses() {
                @Override
                synchronized void save(Map<String, Instant> uses) {
                    kept.clear();
                    super.save(uses);
                }
            });
        }
    }

    static final class HandsOutItsOwnMap extends Suspect {
        HandsOutItsOwnMap() {
            super(new SimpleUses() {
                @Override
                synchronized Map<String, Instant> load(Instant since) {
                    return Collections.unmodifiableMap(kept);
                }
            });
        }
    }

    static final class KeepsWhatCameLast extends Suspect {
        KeepsWhatCameLast() {
            super(new SimpleUses() {
                @Override
                synchronized void save(Map<String, Instant> uses) {
                    kept.putAll(uses);
                }
            });
        }
    }

    static final class KeepsAPage extends Suspect {
        KeepsAPage() {
            super(new SimpleUses() {
                @Override
                synchronized Map<String, Instant> load(Instant since) {
                    return kept.entrySet().stream()
                            .limit(1_000)
                            .collect(toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
                }
            });
        }
    }
}
