package gateway.web.admission;

import gateway.api.limit.Ticker;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** One time for tickers and clocks, which stands still until a test moves it. */
final class TestTime implements Ticker, InstantSource {
    /** The begin of a window for every window that divides a day. */
    static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

    private volatile Instant now = START;

    void advance(Duration time) {
        now = now.plus(time);
    }

    @Override
    public Instant instant() {
        return now;
    }

    @Override
    public long epochNanos() {
        return Duration.between(Instant.EPOCH, now).toNanos();
    }
}
