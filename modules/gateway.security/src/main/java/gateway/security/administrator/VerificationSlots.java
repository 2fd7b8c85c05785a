package gateway.security.administrator;

import gateway.api.client.IpAddress;
import gateway.api.client.SecretDigest;
import gateway.api.limit.Ticker;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/**
 * Lets two passwords be verified at once, by the threads that want to know. Up to eight more wait their turn, first come,
 * first served, for five seconds at most; four different ones of those from one address, so that nobody who guesses from
 * one keeps everybody else out. A slot in which a verification failed rests before it is used again.
 *
 * <p>Thread-safe: everything is guarded by one lock, which nobody holds while verifying.
 */
final class VerificationSlots {
    static final int PLACES = 8;
    static final int PLACES_OF_AN_ADDRESS = 4;
    static final Duration PATIENCE = Duration.ofSeconds(5);

    private final Ticker ticker;
    private final Waiting waiting;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Deque<Ticket> queue = new ArrayDeque<>();
    private final List<Slot> slots =
            Stream.generate(Slot::new).limit(FailureRest.SLOTS).toList();

    /** A place to verify one password at a time. Guarded by the lock. */
    static final class Slot {
        private boolean taken;
        private long restsUntil = Long.MIN_VALUE;

        private boolean isFree(long now) {
            return !taken && now >= restsUntil;
        }
    }

    /** Somebody who waits; no two are the same one. */
    private static final class Ticket {
        private final IpAddress from;
        private final SecretDigest password;

        private Ticket(IpAddress from, SecretDigest password) {
            this.from = from;
            this.password = password;
        }
    }

    VerificationSlots(Ticker ticker, Waiting waiting) {
        this.ticker = ticker;
        this.waiting = waiting;
    }

    /**
     * A slot, which has to be released; empty if there is none in time, if the thread is interrupted, which it stays, or
     * if there is no need for one any more.
     *
     * @param from the address, or the block of addresses, of who wants to know
     * @param password what is to be verified
     * @param settled whether there is no need any more; asked under the lock, so it has to be quick
     */
    Optional<Slot> acquire(IpAddress from, SecretDigest password, BooleanSupplier settled) {
        lock.lock();
        try {
            return hasPlace(from, password) ? inTurn(new Ticket(from, password), settled) : Optional.empty();
        } finally {
            lock.unlock();
        }
    }

    private boolean hasPlace(IpAddress from, SecretDigest password) {
        return queue.size() < PLACES
                && queue.stream()
                                .filter(ticket -> ticket.from.equals(from) && !ticket.password.equals(password))
                                .map(ticket -> ticket.password)
                                .distinct()
                                .count()
                        < PLACES_OF_AN_ADDRESS;
    }

    void release(Slot slot, Duration rest) {
        lock.lock();
        try {
            slot.taken = false;
            slot.restsUntil = ticker.epochNanos() + rest.toNanos();
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private Optional<Slot> inTurn(Ticket ticket, BooleanSupplier settled) {
        queue.add(ticket);
        try {
            return await(ticket, settled);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } finally {
            queue.remove(ticket);
            changed.signalAll();
        }
    }

    private Optional<Slot> await(Ticket ticket, BooleanSupplier settled) throws InterruptedException {
        long deadline = ticker.epochNanos() + PATIENCE.toNanos();
        while (!settled.getAsBoolean()) {
            long now = ticker.epochNanos();
            boolean first = queue.peek() == ticket;
            Optional<Slot> free = first ? take(now) : Optional.empty();
            if (free.isPresent() || now >= deadline) {
                return free;
            }
            waiting.await(changed, (first ? Math.min(deadline, nextRested()) : deadline) - now);
        }
        return Optional.empty();
    }

    private Optional<Slot> take(long now) {
        Optional<Slot> free = slots.stream().filter(slot -> slot.isFree(now)).findFirst();
        free.ifPresent(slot -> slot.taken = true);
        return free;
    }

    /** When the next slot has rested. */
    private long nextRested() {
        return slots.stream()
                .filter(slot -> !slot.taken)
                .mapToLong(slot -> slot.restsUntil)
                .min()
                .orElse(Long.MAX_VALUE);
    }
}
