package gateway.algorithms;

import gateway.api.limit.LimitState;

/**
 * A run of times in a state, never falling, oldest first; a ring that grows by doubling.
 *
 * <p>The first word of the state holds the position of the oldest stamp (upper half) and the number of stamps (lower
 * half); the other words are the ring. A state of one zero is the empty log.
 */
final class StampLog {
    /** The words of a new log. */
    static final int MIN_WORDS = 1;

    private static final int HEADER = 0;
    private static final int SMALL = 4;

    private StampLog() {}

    /** The words of a log with room for so many stamps. */
    static int words(int stamps) {
        return MIN_WORDS + stamps;
    }

    static int count(LimitState state) {
        return (int) state.get(HEADER);
    }

    /** A stamp; 0 is the oldest. */
    static long stamp(LimitState state, int index) {
        return state.get(word(oldest(state) + index, room(state)));
    }

    /** How many stamps are not after a time; found by bisection. */
    static int countUntil(LimitState state, long time) {
        int low = 0;
        int high = count(state);
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (stamp(state, middle) <= time) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /**
     * Drops the oldest stamps and appends equal new ones. The state gets its new size before anything is written, so
     * that a store without room leaves it as it was.
     *
     * @param over how many to drop
     * @param most how many stamps the log may grow to; there must be no more of them afterwards
     */
    static void append(LimitState state, int over, long time, int stamps, int most) {
        int room = room(state);
        int kept = count(state) - over;
        int first = kept == 0 ? 0 : (oldest(state) + over) % room;
        int newRoom = newRoom(room, kept, kept + stamps, most);
        if (newRoom != room) {
            state.resize(words(newRoom));
            unwrap(state, first + kept - room, room);
        }
        for (int i = kept; i < kept + stamps; i++) {
            state.set(word(first + i, newRoom), time);
        }
        state.set(HEADER, ((long) first << 32) | (kept + stamps));
    }

    /** A log that is empty again begins anew, small. */
    private static int newRoom(int room, int kept, int needed, int most) {
        int enough = Math.min(most, Math.max(needed, SMALL));
        if (kept == 0 && room > 4 * enough) {
            return enough;
        }
        return needed <= room ? room : Math.min(most, Math.max(enough, 2 * room));
    }

    /** Lets the stamps that had wrapped to the beginning of a smaller ring follow the others, as far as they can. */
    private static void unwrap(LimitState state, int wrapped, int oldRoom) {
        for (int i = 0; i < wrapped; i++) {
            state.set(word(oldRoom + i, room(state)), state.get(word(i, oldRoom)));
        }
    }

    private static int oldest(LimitState state) {
        return (int) (state.get(HEADER) >>> 32);
    }

    private static int room(LimitState state) {
        return state.size() - MIN_WORDS;
    }

    private static int word(int position, int room) {
        return MIN_WORDS + (position < room ? position : position - room);
    }
}
