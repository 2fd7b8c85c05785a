package gateway.analytics.memory;

import static gateway.analytics.memory.Entries.down;
import static gateway.analytics.memory.Entries.entry;
import static gateway.analytics.memory.Entries.ids;
import static gateway.analytics.memory.Entries.put;
import static gateway.analytics.memory.Entries.record;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gateway.api.analytics.RequestEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class RequestRingTest {
    private final RequestRing ring = new RequestRing(7);

    @Test
    void isEmptyAtFirst() {
        assertThat(ring.latest(10, 0)).isEmpty();
        assertThat(ring.totalRecorded()).isZero();
    }

    @Test
    void holdsASingleEntry() {
        record(ring, 1, 1);
        assertThat(ids(ring.latest(10, 0))).containsExactly("1");
        assertThat(ring.latest(10, 1)).isEmpty();
        assertThat(ring.totalRecorded()).isEqualTo(1);
    }

    @Test
    void holdsAsManyAsItsCapacityAndReportsThemNewestFirst() {
        record(ring, 1, 7);
        assertThat(ids(ring.latest(10, 0))).isEqualTo(down(7, 1));
    }

    @Test
    void givesThePlaceOfTheOldestToTheNewest() {
        record(ring, 1, 8);
        assertThat(ids(ring.latest(10, 0))).isEqualTo(down(8, 2));
        record(ring, 9, 1000);
        assertThat(ids(ring.latest(10, 0))).isEqualTo(down(1000, 994));
    }

    @Test
    void countsWhatItNoLongerHolds() {
        record(ring, 1, 1000);
        assertThat(ring.totalRecorded()).isEqualTo(1000);
        assertThat(ring.capacity()).isEqualTo(7);
    }

    @Test
    void pagesAcrossTheWrap() {
        record(ring, 1, 10);
        assertThat(ids(ring.latest(3, 0))).isEqualTo(down(10, 8));
        assertThat(ids(ring.latest(3, 3))).isEqualTo(down(7, 5));
        assertThat(ids(ring.latest(3, 6))).containsExactly("4");
        assertThat(ring.latest(3, 7)).isEmpty();
    }

    @Test
    void understandsTheLargestPagesAndOffsets() {
        record(ring, 1, 3);
        assertThat(ids(ring.latest(Integer.MAX_VALUE, 1))).isEqualTo(down(2, 1));
        assertThat(ring.latest(Integer.MAX_VALUE, Long.MAX_VALUE)).isEmpty();
        assertThat(ring.latest(0, 0)).isEmpty();
    }

    @Test
    void keepsOneEntryWhenThatIsItsCapacity() {
        RequestRing one = new RequestRing(1);
        record(one, 1, 3);
        assertThat(ids(one.latest(10, 0))).containsExactly("3");
    }

    @Test
    void handsOutPagesThatNobodyChanges() {
        record(ring, 1, 2);
        var page = ring.latest(10, 0);
        record(ring, 3, 20);
        assertThat(ids(page)).isEqualTo(down(2, 1));
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(page::clear);
    }

    @Test
    void leavesOutAnEntryUntilItIsWritten() {
        record(ring, 1, 7);
        long slow = ring.claim();
        record(ring, 9, 9);

        assertThat(ids(ring.latest(3, 0))).containsExactly("9", "7");
        assertThat(ids(ring.latest(10, 0))).doesNotContain("1");

        put(ring, slow, entry("8"));
        assertThat(ids(ring.latest(3, 0))).isEqualTo(down(9, 7));
    }

    @Test
    void doesNotLetAWriterThatWasLappedReplaceANewerEntry() {
        long slow = ring.claim();
        record(ring, 2, 8);

        put(ring, slow, entry("1"));

        assertThat(ids(ring.latest(10, 0))).isEqualTo(down(8, 2));
        assertThat(ring.totalRecorded()).isEqualTo(8);
    }

    @Test
    void neverReportsAnEntryOfAnEarlierRoundInThePlaceOfANewerOne() {
        record(ring, 1, 7);
        for (int i = 0; i < 7; i++) {
            ring.claim();
        }
        assertThat(ring.latest(10, 0)).isEmpty();
    }

    @Test
    void refusesACapacityOutOfBounds() {
        for (int capacity : new int[] {Integer.MIN_VALUE, -1, 0, 10_000_001}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new RequestRing(capacity))
                    .withMessage("capacity must be from 1 to 10000000, was " + capacity);
        }
        assertThat(new RequestRing(10_000_000).capacity()).isEqualTo(10_000_000);
    }

    @Test
    void showsEachRequestHeldOnceWhateverPlaceItHas() {
        record(ring, 1, 10);
        List<RequestEntry> all = new ArrayList<>();

        ring.forEach(held -> all.add(held.entry));

        assertThat(ids(all)).containsExactlyInAnyOrderElementsOf(down(10, 4));
    }

    @Test
    void keepsShowingTheOldRequestOfAPlaceUntilTheNewOneIsThere() {
        record(ring, 1, 7);
        long slow = ring.claim();

        AtomicInteger shown = new AtomicInteger();
        ring.forEach(held -> shown.incrementAndGet());
        assertThat(shown).hasValue(7);

        put(ring, slow, entry("8"));
        assertThat(ids(ring.latest(10, 0))).isEqualTo(down(8, 2));
    }
}
