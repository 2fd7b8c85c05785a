package gateway.algorithms.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import gateway.api.limit.LimitKey;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.LongFunction;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Slots")
class SlotsTest {

    @Test
    void findWhatAMapFindsWhateverComesAndGoes() {
        Random random = new Random(7);
        compareWithMap(random, number -> new LimitKey(number * 31 + 1, number));
    }

    /** All keys begin at one slot, and most wrap around the end. */
    @Test
    void findWhatAMapFindsWhenAllKeysCollide() {
        Random random = new Random(8);
        compareWithMap(random, number -> {
            LimitKey key = new LimitKey(random.nextLong(), random.nextLong());
            while ((Slots.hash(key.high(), key.low()) & 0xFFFF_FFFFL) < 0xF000_0000L) {
                key = new LimitKey(random.nextLong(), random.nextLong());
            }
            return key;
        });
    }

    /** Under the lock there is always a free slot; but a reader without it may miss it while keys move. */
    @Test
    void areSearchedForOneRoundAtMost() {
        Slots<FixedDraft> slots = new FixedSlots(4, 2);
        for (int slot = 0; slot < 4; slot++) {
            slots.occupy(slot, 1, slot);
        }
        assertTimeoutPreemptively(
                Duration.ofSeconds(10), () -> assertThat(slots.find(7, 1, 4)).isNegative());
    }

    private static void compareWithMap(Random random, LongFunction<LimitKey> keys) {
        LimitKey[] known = new LimitKey[40];
        for (int i = 0; i < known.length; i++) {
            known[i] = keys.apply(i);
        }
        Slots<FixedDraft> slots = new FixedSlots(4, 2);
        Map<LimitKey, Long> map = new HashMap<>();
        for (long step = 1; step < 20_000; step++) {
            LimitKey key = known[random.nextInt(known.length)];
            int slot = find(slots, key);
            assertThat(slot >= 0).isEqualTo(map.containsKey(key));
            if (slot >= 0 && random.nextBoolean()) {
                slots.remove(slot);
                map.remove(key);
            } else {
                slots = put(slots, key, step);
                map.put(key, step);
            }
            assertThat(contents(slots, known)).isEqualTo(map);
        }
    }

    private static int find(Slots<FixedDraft> slots, LimitKey key) {
        return slots.find(Slots.hash(key.high(), key.low()), key.high(), key.low());
    }

    private static Slots<FixedDraft> put(Slots<FixedDraft> slots, LimitKey key, long value) {
        Slots<FixedDraft> roomy = slots.used() + 1 < slots.capacity() ? slots : slots.resized(slots.capacity() * 2);
        int slot = find(roomy, key);
        if (slot < 0) {
            slot = ~slot;
            roomy.occupy(slot, key.high(), key.low());
        }
        roomy.write(slot, new FixedDraft(new long[] {value, -value}));
        return roomy;
    }

    private static Map<LimitKey, Long> contents(Slots<FixedDraft> slots, LimitKey[] known) {
        Map<LimitKey, Long> contents = new HashMap<>();
        FixedDraft draft = new FixedDraft(2);
        for (LimitKey key : known) {
            int slot = find(slots, key);
            if (slot >= 0) {
                slots.read(slot, draft);
                assertThat(draft.get(1)).isEqualTo(-draft.get(0));
                contents.put(key, draft.get(0));
            }
        }
        assertThat(slots.used()).isEqualTo(contents.size());
        return contents;
    }
}
