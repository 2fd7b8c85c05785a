package gateway.testkit.store;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.store.LastUseStore;
import gateway.testkit.limit.Crowd;
import java.time.Instant;
import java.util.Map;
import java.util.stream.IntStream;
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
        assertThat(open().load(Instant.EPOCH)).isEmpty();
    }

    /** What was saved is there, to the millisecond at least, after closing as well as after a crash. */
    @Test
    default void keepsUses() {
        Map<String, Instant> uses =
                Map.of("a", noonPlusMillis(1), "123e4567-e89b-12d3-a456-426614174000", Instant.EPOCH);
        LastUseStore store = open();
        store.save(uses);
        assertThat(store.load(Instant.EPOCH)).isEqualTo(uses);
        assertThat(open().load(Instant.EPOCH)).isEqualTo(uses);
        LastUseStore again = open();
        again.close();
        assertThat(open().load(Instant.EPOCH)).isEqualTo(uses);
    }

    /** A later use takes the place of an earlier one, and that of nobody else. */
    @Test
    default void keepsTheUsesOfOthers() {
        LastUseStore store = open();
        store.save(Map.of("a", noonPlusMillis(1), "b", noonPlusMillis(2)));
        store.save(Map.of("b", noonPlusMillis(3), "c", noonPlusMillis(4)));
        store.save(Map.of());
        assertThat(open().load(Instant.EPOCH))
                .isEqualTo(Map.of("a", noonPlusMillis(1), "b", noonPlusMillis(3), "c", noonPlusMillis(4)));
    }

    /** Of two uses the later one stays, whichever was saved first: nodes save theirs at any time. */
    @Test
    default void anEarlierUseDoesNotTakeThePlaceOfALaterOne() {
        LastUseStore store = open();
        store.save(Map.of("a", noonPlusMillis(2)));
        store.save(Map.of("a", noonPlusMillis(1)));
        assertThat(open().load(Instant.EPOCH)).isEqualTo(Map.of("a", noonPlusMillis(2)));
    }

    /** Those that were used before a time are left out. */
    @Test
    default void loadsWhatWasUsedSinceATime() {
        LastUseStore store = open();
        store.save(Map.of("a", noonPlusMillis(1), "b", noonPlusMillis(2), "c", noonPlusMillis(3)));
        assertThat(store.load(noonPlusMillis(2))).isEqualTo(Map.of("b", noonPlusMillis(2), "c", noonPlusMillis(3)));
        assertThat(store.load(noonPlusMillis(4))).isEmpty();
    }

    /** Thousands of uses find room, and come back. */
    @Test
    default void keepsThousandsOfUses() {
        Map<String, Instant> many = IntStream.range(0, 5_000)
                .boxed()
                .collect(toMap(number -> "key-" + number, LastUseStoreContract::noonPlusMillis));
        open().save(many);
        assertThat(open().load(Instant.EPOCH)).isEqualTo(many);
    }

    /** What was loaded does not change in the hands of whoever has it. */
    @Test
    default void doesNotChangeWhatWasLoaded() {
        LastUseStore store = open();
        store.save(Map.of("a", noonPlusMillis(1)));
        Map<String, Instant> before = store.load(Instant.EPOCH);
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
        assertThat(open().load(Instant.EPOCH)).hasSize(8).containsEntry("key-7", noonPlusMillis(7));
    }

    private static Instant noonPlusMillis(int millis) {
        return Instant.parse("2026-03-01T12:00:00Z").plusMillis(millis);
    }
}
