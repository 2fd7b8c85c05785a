package gateway.security.administrator;

import gateway.api.client.IpAddress;
import gateway.testkit.limit.MovableTicker;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;

/**
 * A verifier on a machine with two processors where time moves only by what happens: a verification takes 300 ms, and who
 * waits moves the clock to the time at which the wait would end. For tests on one thread.
 */
final class VerifierScene {
    static final IpAddress ADDRESS = IpAddress.parse("192.0.2.1").orElseThrow();
    static final Duration WORK = Duration.ofMillis(300);

    final MovableTicker ticker = MovableTicker.standing();
    final List<String> verified = new ArrayList<>();
    final PasswordVerifier verifier =
            new PasswordVerifier(ticker, new SecureRandom(), new FailureRest(2), this::pass, (hash, password) -> {
                ticker.advance(WORK);
                verified.add(password);
                return hash.matches(password);
            });

    private void pass(Condition condition, long nanos) {
        ticker.advanceNanos(nanos);
    }

    /** A cheap hash of a password. */
    static PasswordHash hash(String password) {
        return PasswordHash.of(password.toCharArray(), 1_000, new SecureRandom());
    }
}
