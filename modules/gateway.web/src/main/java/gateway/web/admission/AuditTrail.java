package gateway.web.admission;

import gateway.api.administration.AuditEntry;
import gateway.api.limit.Ticker;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Notes what administrators do, and what somebody tries who seems to be none.
 *
 * <p>A change is noted once it is made. If that fails, the change stays made, so the note goes to the log and the failure
 * is counted. Of attempts at most {@value #MAX_ATTEMPTS} a minute are noted, so that nobody fills the disk by failing.
 *
 * <p>Thread-safe; noting a change blocks until it is kept.
 */
public final class AuditTrail {
    static final int MAX_ATTEMPTS = 60;

    private static final System.Logger LOG = System.getLogger("gateway");
    private static final long PER_ATTEMPT_NANOS = Duration.ofMinutes(1).toNanos() / MAX_ATTEMPTS;

    private final Failures failures;
    private final Ticker ticker;
    /** When as many attempts are paid for as were noted; a minute ahead of the time, the minute's are used up. */
    private final AtomicLong paidUntil;

    AuditTrail(Failures failures, Ticker ticker) {
        this.failures = Objects.requireNonNull(failures, "failures");
        this.ticker = Objects.requireNonNull(ticker, "ticker");
        paidUntil = new AtomicLong(ticker.epochNanos());
    }

    /**
     * Notes a change.
     *
     * @param by the request that made it
     * @param action what was done, such as {@code key.revoke}
     * @param target to what, such as the id of a key
     * @param before what was there, as a JSON value without secrets; empty for nothing
     * @param after what is there now, likewise
     */
    public void changed(Exchange by, String action, String target, Optional<String> before, Optional<String> after) {
        note(by, entry(by, by.client().id(), action, target, before, after));
    }

    /**
     * Notes that somebody logged in or out.
     *
     * @param by the request by which it was done
     * @param actor the account
     * @param action {@code login} or {@code logout}
     */
    public void session(Exchange by, String actor, String action) {
        note(by, entry(by, actor, action, actor, Optional.empty(), Optional.empty()));
    }

    /**
     * Notes an attempt that was refused.
     *
     * @param by the request
     * @param action what was tried, such as {@code login.refused}
     * @param target at what; nothing that the caller could choose freely
     */
    public void suspected(Exchange by, String action, String target) {
        if (mayNote()) {
            note(by, entry(by, by.client().id(), action, target, Optional.empty(), Optional.empty()));
        }
    }

    private boolean mayNote() {
        long now = ticker.epochNanos();
        long until = paidUntil.get();
        long next = Math.max(until, now) + PER_ATTEMPT_NANOS;
        return next - now <= MAX_ATTEMPTS * PER_ATTEMPT_NANOS && paidUntil.compareAndSet(until, next);
    }

    private void note(Exchange by, AuditEntry entry) {
        try {
            by.rules().audit().append(entry);
        } catch (RuntimeException | LinkageError e) {
            failures.record(Failures.Part.AUDIT, "", e);
            LOG.log(System.Logger.Level.WARNING, () -> "not kept in the audit log: " + entry);
        }
    }

    private static AuditEntry entry(
            Exchange by, String actor, String action, String target, Optional<String> before, Optional<String> after) {
        return new AuditEntry(
                by.arrival().time().truncatedTo(ChronoUnit.MILLIS),
                by.requestId(),
                actor,
                by.address().text(),
                action,
                target,
                before,
                after);
    }
}
