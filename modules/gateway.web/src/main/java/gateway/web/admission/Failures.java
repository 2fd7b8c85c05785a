package gateway.web.admission;

import gateway.api.limit.Ticker;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/**
 * What went wrong inside the gateway while requests passed: each failure is counted, and of each part at most one a
 * second is logged. Thread-safe.
 */
public final class Failures {
    private static final System.Logger LOG = System.getLogger("gateway");
    private static final long SILENCE_NANOS = 1_000_000_000L;

    /** The parts that can fail. */
    public enum Part {
        /** A request-log sink threw. */
        LOG_SINK("request log sink"),
        /** Lines of the request log were lost, or its files could not be cared for. */
        REQUEST_LOG("request log"),
        /** The API key store threw. */
        KEY_STORE("API key store"),
        /** The store of devices, or the validator of their codes, threw. */
        DEVICE_STORE("device store"),
        /** The store of failed attempts threw. */
        LOCKOUT_STORE("lockout store"),
        /** The address rules could not be had; those that were known last are in force. */
        ADDRESS_RULES("address rules"),
        /** A password or a session could not be checked. */
        ADMINISTRATORS("check of an administrator"),
        /** A change could not be kept, as on a full disk; it was refused. */
        STATE("keeping a change"),
        /** Something that was done could not be noted in the audit log, or the log could not be read. */
        AUDIT("audit store"),
        /** Times of last use could not be written; it is tried again. */
        LAST_USE("keeping times of last use"),
        /** The limit store as a whole could not decide. */
        LIMIT_STORE("limit store"),
        /** A single limit could not be decided. */
        LIMIT("limit"),
        /** A key resolver threw, or had no room for another request. */
        KEY_RESOLVER("key resolver"),
        /** A rejection handler threw, or had no room for another request; the gateway's own words were sent. */
        REJECTION_HANDLER("rejection handler"),
        /** A live stream could not go on. */
        LIVE_STREAM("live stream"),
        /** A key asks for a tier that does not exist; its holder gets the default tier. */
        TIER("tier");

        private final String label;

        Part(String label) {
            this.label = label;
        }

        /** {@return what people call it} */
        public String label() {
            return label;
        }
    }

    private final Ticker ticker;
    private final Map<Part, Tally> tallies = new EnumMap<>(Part.class);

    Failures(Ticker ticker) {
        this.ticker = Objects.requireNonNull(ticker, "ticker");
        for (Part part : Part.values()) {
            tallies.put(part, new Tally(ticker.epochNanos()));
        }
    }

    /**
     * {@return how often a part has failed since the gateway was opened}
     *
     * @param part the part
     */
    public long count(Part part) {
        return tallies.get(part).count.sum();
    }

    /**
     * Counts and perhaps logs a failure.
     *
     * @param part what failed
     * @param name which one of several, no caller's text; empty if there is one only
     * @param cause why
     */
    public void record(Part part, String name, Throwable cause) {
        if (mayLog(part, 1)) {
            LOG.log(System.Logger.Level.WARNING, () -> text(part, name, "failed"), cause);
        }
    }

    /**
     * Counts and perhaps logs what went wrong in a part several times at once.
     *
     * @param part what failed
     * @param times how often
     * @param problem what, no caller's text
     */
    public void record(Part part, long times, String problem) {
        if (mayLog(part, times)) {
            LOG.log(System.Logger.Level.WARNING, () -> text(part, "", "failed " + times + " times: " + problem));
        }
    }

    /** Counts and perhaps logs something that should not be, without an exception behind it. */
    void record(Part part, String name, String problem) {
        if (mayLog(part, 1)) {
            LOG.log(System.Logger.Level.WARNING, () -> text(part, name, problem));
        }
    }

    private boolean mayLog(Part part, long times) {
        Tally tally = tallies.get(part);
        tally.count.add(times);
        return tally.mayLog(ticker.epochNanos());
    }

    private static String text(Part part, String name, String problem) {
        return part.label + (name.isEmpty() ? " " : " " + name + " ") + problem;
    }

    private static final class Tally {
        private final LongAdder count = new LongAdder();
        private final AtomicLong silentUntil;

        Tally(long nowNanos) {
            silentUntil = new AtomicLong(nowNanos);
        }

        boolean mayLog(long nowNanos) {
            long until = silentUntil.get();
            return nowNanos - until >= 0 && silentUntil.compareAndSet(until, nowNanos + SILENCE_NANOS);
        }
    }
}
