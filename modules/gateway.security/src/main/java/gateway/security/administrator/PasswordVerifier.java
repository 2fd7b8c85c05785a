package gateway.security.administrator;

import gateway.api.client.IpAddress;
import gateway.api.client.SecretDigest;
import gateway.api.limit.Ticker;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.function.BiPredicate;
import java.util.function.BooleanSupplier;

/**
 * Verifies passwords with a bounded share of the machine: two at once, eight more waiting for five seconds at most, and a
 * pause after each failure, so that failures cost a tenth of the machine at most. A right password is remembered for a
 * minute and then costs next to nothing, whatever else is going on.
 *
 * <p>Thread-safe. It has no thread of its own; callers wait and work on theirs. One serves the whole gateway for as long
 * as it runs, since the bounds are those of all configurations together.
 */
public final class PasswordVerifier {
    private static final int KEY_LENGTH = 32;

    private final Ticker ticker;
    private final SecureRandom random;
    private final FailureRest rest;
    private final VerificationSlots slots;
    private final VerifiedPasswords verified;
    private final BiPredicate<PasswordHash, String> check;

    /**
     * Has verified nothing yet.
     *
     * @param ticker the time
     * @param random where the key of its memory comes from
     */
    public PasswordVerifier(Ticker ticker, SecureRandom random) {
        this(
                ticker,
                random,
                new FailureRest(Runtime.getRuntime().availableProcessors()),
                Condition::awaitNanos,
                PasswordHash::matches);
    }

    /** Verifies by {@code check}, and waits by {@code waiting}. */
    PasswordVerifier(
            Ticker ticker,
            SecureRandom random,
            FailureRest rest,
            Waiting waiting,
            BiPredicate<PasswordHash, String> check) {
        byte[] key = new byte[KEY_LENGTH];
        random.nextBytes(key);
        this.ticker = ticker;
        this.random = random;
        this.rest = rest;
        this.check = check;
        slots = new VerificationSlots(ticker, waiting);
        verified = new VerifiedPasswords(key, ticker);
    }

    PasswordOutcome verify(PasswordHash hash, String password, IpAddress from) {
        SecretDigest digest = verified.digest(hash, password);
        if (verified.contains(digest)) {
            return PasswordOutcome.RIGHT;
        }
        Optional<VerificationSlots.Slot> slot = slots.acquire(from, digest, () -> verified.contains(digest));
        if (slot.isPresent()) {
            boolean right = verifyIn(slot.get(), digest, () -> check.test(hash, password));
            return right ? PasswordOutcome.RIGHT : PasswordOutcome.WRONG;
        }
        return verified.contains(digest) ? PasswordOutcome.RIGHT : PasswordOutcome.BUSY;
    }

    /** A hash that nobody has the password of, and that costs for that name always what one of these does. */
    PasswordHash decoy(String name, List<PasswordHash> hashes) {
        return hashes.isEmpty()
                ? PasswordHash.decoy(random)
                : hashes.get(verified.choose(name, hashes.size())).decoyLikeThis(random);
    }

    /** Remembers a right password before anybody who waits with the same one gets the slot. */
    private boolean verifyIn(VerificationSlots.Slot slot, SecretDigest digest, BooleanSupplier isRight) {
        long start = ticker.epochNanos();
        boolean right = false;
        try {
            right = isRight.getAsBoolean();
            if (right) {
                verified.add(digest);
            }
            return right;
        } finally {
            Duration work = Duration.ofNanos(ticker.epochNanos() - start);
            slots.release(slot, right ? Duration.ZERO : rest.after(work));
        }
    }
}
