package gateway.security.use;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.api.limit.StoreUnavailableException;
import gateway.testkit.limit.Crowd;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LastUsesTest {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    private final Uses store = new Uses();

    @Test
    void knowTheLatestUseToTheSecond() {
        LastUses uses = new LastUses(store);
        assertThat(uses.of("a")).isEmpty();
        uses.used("a", NOON);
        uses.used("a", NOON.plusMillis(999));
        assertThat(uses.of("a")).contains(NOON);
        uses.used("a", NOON.plusMillis(1_000));
        assertThat(uses.of("a")).contains(NOON.plusMillis(1_000));
        assertThat(uses.of("b")).isEmpty();
    }

    @Test
    void doNotGoBackWithAClockThatDoes() {
        LastUses uses = new LastUses(store);
        uses.used("a", NOON);
        uses.used("a", NOON.minusSeconds(3_600));
        assertThat(uses.of("a")).contains(NOON);
    }

    @Test
    void goOnAfterARestart() {
        LastUses before = new LastUses(store);
        before.used("a", NOON);
        before.flush();
        LastUses after = new LastUses(store);
        assertThat(after.of("a")).contains(NOON);
        after.used("a", NOON.plusSeconds(1));
        assertThat(after.of("a")).contains(NOON.plusSeconds(1));
    }

    @Test
    void ofOtherNodesAreLearnedWithTheNextFlush() {
        LastUses uses = new LastUses(store);
        uses.used("a", NOON);
        store.keptElsewhere("a", NOON.plusSeconds(5));
        store.keptElsewhere("b", NOON.plusSeconds(5));
        uses.flush();
        assertThat(uses.of("a")).contains(NOON.plusSeconds(5));
        assertThat(uses.of("b")).contains(NOON.plusSeconds(5));
        store.keptElsewhere("c", NOON.minusSeconds(500));
        uses.flush();
        assertThat(uses.of("c")).as("kept ten minutes late").contains(NOON.minusSeconds(500));
    }

    @Test
    void areNotKnownUntilTheStoreAnswers() {
        store.keptElsewhere("a", NOON);
        store.away(true);
        LastUses uses = new LastUses(store);
        assertThat(uses.of("a")).isEmpty();
        store.away(false);
        uses.flush();
        assertThat(uses.of("a")).contains(NOON);
    }

    @Test
    void areSavedTogetherAndOnlyIfTheyAreNew() {
        LastUses uses = new LastUses(store);
        uses.flush();
        assertThat(store.saves()).isEmpty();
        uses.used("a", NOON);
        uses.used("b", NOON.plusSeconds(1));
        uses.flush();
        uses.flush();
        assertThat(store.saves()).containsExactly(Map.of("a", NOON, "b", NOON.plusSeconds(1)));
        uses.used("b", NOON.plusSeconds(2));
        uses.used("b", NOON.plusSeconds(3));
        uses.flush();
        assertThat(store.saves()).hasSize(2).last().isEqualTo(Map.of("b", NOON.plusSeconds(3)));
    }

    @Test
    void areSavedWithTheNextFlushIfTheyCouldNotBe() {
        LastUses uses = new LastUses(store);
        uses.used("a", NOON);
        store.full(true);
        assertThatThrownBy(uses::flush).isInstanceOf(StoreUnavailableException.class);
        assertThat(uses.of("a")).contains(NOON);
        store.full(false);
        uses.flush();
        assertThat(store.saves()).containsExactly(Map.of("a", NOON));
    }

    @Test
    void areLostForNobodyWhileTheyAreSaved() {
        LastUses uses = new LastUses(store);
        Crowd.of(4, member -> {
            for (int i = 0; i < 2_000; i++) {
                uses.used("key-" + member, NOON.plusSeconds(i));
                if (i % 100 == member) {
                    uses.flush();
                }
            }
            return member;
        });
        uses.flush();
        assertThat(store.load(Instant.EPOCH))
                .hasSize(4)
                .allSatisfy((id, time) -> assertThat(time).isEqualTo(NOON.plusSeconds(1_999)));
    }

    @Test
    void areForgottenOldestFirstWhenThereAreTooMany() {
        LastUses uses = new LastUses(store);
        for (int i = 0; i < 250_002; i++) {
            uses.used("device-" + i, NOON.minusSeconds(i));
        }
        uses.flush();
        assertThat(uses.of("device-249999")).isPresent();
        assertThat(uses.of("device-250000")).isEmpty();
        assertThat(uses.of("device-250001")).isEmpty();
    }
}
