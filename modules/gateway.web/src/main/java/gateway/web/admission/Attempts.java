package gateway.web.admission;

import gateway.security.lockout.LockoutKind;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/**
 * Makes those wait who failed too often to prove who they are. While failures cannot be counted, nothing is looked at:
 * guessing must not be for free because a store is down. Thread-safe.
 */
final class Attempts {
    private static final Refusal UNDECIDED =
            Refusal.of(RefusalKind.UNAVAILABLE, "Credentials cannot be checked at the moment.");

    /** Rounds up what is cut off to seconds afterwards. */
    private static final int ALMOST_A_SECOND = 999_999_999;

    private final Failures failures;

    Attempts(Failures failures) {
        this.failures = Objects.requireNonNull(failures, "failures");
    }

    /** Why an attempt is not looked at; empty if it is. */
    Optional<Refusal> lock(Exchange exchange, LockoutKind kind, String subject) {
        try {
            return refusal(exchange.rules().lockouts().lockedFor(kind, exchange.address(), subject));
        } catch (RuntimeException | LinkageError e) {
            return undecided(e);
        }
    }

    /** Counts an attempt that failed; why it is answered as one that was not looked at, since others failed meanwhile. */
    Optional<Refusal> failed(Exchange exchange, LockoutKind kind, String subject) {
        try {
            return refusal(exchange.rules().lockouts().fail(kind, exchange.address(), subject));
        } catch (RuntimeException | LinkageError e) {
            return undecided(e);
        }
    }

    /** Forgets what failed before somebody succeeded. */
    void forgive(Exchange exchange, LockoutKind kind, String subject) {
        try {
            exchange.rules().lockouts().clear(kind, exchange.address(), subject);
        } catch (RuntimeException | LinkageError e) {
            failures.record(Failures.Part.LOCKOUT_STORE, "", e);
        }
    }

    private Optional<Refusal> undecided(Throwable cause) {
        failures.record(Failures.Part.LOCKOUT_STORE, "", cause);
        return Optional.of(UNDECIDED);
    }

    /** What somebody is told who is locked out for a time; empty if it is zero. */
    static Optional<Refusal> refusal(Duration locked) {
        if (locked.isZero() || locked.isNegative()) {
            return Optional.empty();
        }
        long seconds = locked.plusNanos(ALMOST_A_SECOND).toSeconds();
        return Optional.of(
                Refusal.of(RefusalKind.TOO_MANY_FAILURES, "Too many attempts failed; try again in " + seconds + " s.")
                        .retryAfter(seconds));
    }
}
