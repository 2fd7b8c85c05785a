package gateway.testkit.limit;

import static gateway.testkit.limit.TestStore.key;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.LimitKey;

/**
 * Requests that are always rejected by a broad limit beside requests that need every permit of a narrow one, five for
 * each key. If a rejected request took permits and gave them back, somebody would find them missing sooner or later.
 */
final class Intrusion {
    private static final LimitKey BROAD = key(-1);

    private final TestSet narrow;
    private final TestSet both;
    private final boolean broadFirst;
    private volatile long current;
    private volatile boolean over;

    Intrusion(TestSet narrow, TestSet both, boolean broadFirst) {
        this.narrow = narrow;
        this.both = both;
        this.broadFirst = broadFirst;
    }

    /** Lets one thread take all permits of some keys while two others try in vain. */
    void run(long first, long last) {
        both.acquire(keys(key(first)), permits(0, 1));
        current = first;
        Crowd.of(3, member -> member == 0 ? spendAll(first, last) : intrude());
    }

    private boolean spendAll(long first, long last) {
        try {
            for (long number = first; number <= last; number++) {
                current = number;
                LimitKey key = key(number);
                assertThat(narrow.remaining(key)).containsExactly(5L);
                for (int i = 0; i < 5; i++) {
                    assertThat(narrow.passes(key, 1))
                            .as("permit %d of key %d", i, number)
                            .isTrue();
                }
            }
            return true;
        } finally {
            over = true;
        }
    }

    private boolean intrude() {
        while (!over) {
            assertThat(both.passes(both.acquire(keys(key(current)), permits(5, 1))))
                    .isFalse();
        }
        return true;
    }

    private LimitKey[] keys(LimitKey key) {
        return broadFirst ? new LimitKey[] {BROAD, key} : new LimitKey[] {key, BROAD};
    }

    private long[] permits(long fromNarrow, long fromBroad) {
        return broadFirst ? new long[] {fromBroad, fromNarrow} : new long[] {fromNarrow, fromBroad};
    }
}
