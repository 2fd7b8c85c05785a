package gateway.testkit.store;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.store.LastUseStore;
import gateway.testkit.limit.Crowd;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * What every {@link LastUseStore} has to keep, ours and third parties'.
 *
 * <p>Implement it in a test class and supply {@link #open}.
 */
public interface LastUseStoreContract {

    /**
     * {@return a store that is opened anew over what is kept in this test, which is nothing at its begin} An earlier one
     * is not used any more, or was closed.
     */
    LastUseStore open();

    /** A store begins with nothing. */
    @Test
    default void knowsOfNoUseAtFirst() {
        assertThat(open().load()).isEmpty();
    }

    /** What was saved is there, to the millisecond at least, after closing as well as after a crash. */
    @Test
    default void keepsUses() {
        Map<String, Instant> uses =
                Map.of("a", noonPlusMillis(1), "123e4567-e89b-12d3-a456-426614174000", Instant.EPOCH);
        LastUseStore store = open();
        store.save(uses);
        assertThat(store.load()).isEqualTo(uses);
        assertThat(open().load()).isEqualTo(uses);
        LastUseStore again = open();
        again.close();
        assertThat(open().load()).isEqualTo(uses);
    }

    /** A later use takes the place of an earlier one, and that of nobody else. */
    @Test
    default void keepsTheUsesOfOthers() {
        LastUseStore store = open();
        store.save(Map.of("a", noonPlusMillis(1), "b", noonPlusMillis(2)));
        store.save(Map.of("b", noonPlusMillis(3), "c", noonPlusMillis(4)));
        store.save(Map.of());
        assertThat(open().load())
                .isEqualTo(Map.of("a", noonPlusMillis(1), "b", noonPlusMillis(3), "c", noonPlusMillis(4)));
    }

    /** What was loaded does not change in the hands of whoever has it. */
    @Test
    default void doesNotChangeWhatWasLoaded() {
        LastUseStore store = open();
        store.save(Map.of("a", noonPlusMillis(1)));
        Map<String, Instant> before = store.load();
        store.save(Map.of("a", noonPlusMillis(2), "b", noonPlusMillis(3)));
        assertThat(before).isEqualTo(Map.of("a", noonPlusMillis(1)));
    }

    /** Threads that save at once do not lose each other's uses. */
    @Test
    default void losesNoUseAmongThreads() {
        LastUseStore store = open();
        Crowd.of(8, member -> {
            store.save(Map.of("key-" + member, noonPlusMillis(member)));
            return member;
        });
        assertThat(open().load()).hasSize(8).containsEntry("key-7", noonPlusMillis(7));
    }

    private static Instant noonPlusMillis(int millis) {
        return Instant.parse("2026-03-01T12:00:00Z").plusMillis(millis);
    }
}
