package gateway.analytics;

import static gateway.analytics.Entries.down;
import static gateway.analytics.Entries.entry;
import static gateway.analytics.Entries.ids;
import static gateway.analytics.Entries.record;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

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

        ring.put(slow, entry("8"));
        assertThat(ids(ring.latest(3, 0))).isEqualTo(down(9, 7));
    }

    @Test
    void doesNotLetAWriterThatWasLappedReplaceANewerEntry() {
        long slow = ring.claim();
        record(ring, 2, 8);

        ring.put(slow, entry("1"));

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
    void refusesNegativePages() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ring.latest(-1, 0))
                .withMessage("limit must be >= 0, was -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ring.latest(1, -2))
                .withMessage("offset must be >= 0, was -2");
    }

    @Test
    void refusesNoEntryWithoutCountingIt() {
        assertThatNullPointerException().isThrownBy(() -> ring.record(null)).withMessage("entry");
        assertThat(ring.totalRecorded()).isZero();
    }
}
