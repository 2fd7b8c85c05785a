package gateway.analytics.memory;

import gateway.api.analytics.RequestRates;
import java.util.ArrayList;
import java.util.List;

/** Counts requests by second and minute. Thread-safe without a lock. */
final class RateCounter {
    private static final int SECONDS_OF_MINUTE = 60;

    /** More than are asked for, since those who count may be ahead of those who read, who can be held up. */
    private static final int MARGIN = 60;

    private final TimeCells seconds = new TimeCells(RequestRates.SECONDS + MARGIN);
    private final TimeCells minutes = new TimeCells(RequestRates.MINUTES + MARGIN);

    void count(long second) {
        seconds.increment(second);
        minutes.increment(minute(second));
    }

    RequestRates rates(long second) {
        long lastMinute = 0;
        for (long each = second - SECONDS_OF_MINUTE + 1; each <= second; each++) {
            lastMinute += seconds.count(each);
        }
        return new RequestRates(
                lastMinute,
                counts(seconds, second - RequestRates.SECONDS, second - 1),
                counts(minutes, minute(second) - RequestRates.MINUTES + 1, minute(second)));
    }

    private static List<Long> counts(TimeCells cells, long from, long to) {
        List<Long> counts = new ArrayList<>((int) (to - from + 1));
        for (long each = from; each <= to; each++) {
            counts.add(cells.count(each));
        }
        return counts;
    }

    private static long minute(long second) {
        return Math.floorDiv(second, SECONDS_OF_MINUTE);
    }
}
