package gateway.security.store;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.ReentrantLock;

/** Writes what comes while something is being written together, in the order it came. Thread-safe. */
final class GroupedWrites {
    private final Target target;
    private final Queue<Pending> pending = new ConcurrentLinkedQueue<>();
    private final ReentrantLock writing = new ReentrantLock();

    /** Where it is written. One thread at a time. */
    @FunctionalInterface
    interface Target {
        void write(List<byte[]> parts) throws IOException;
    }

    /** Something to be written, and what became of it. Guarded by the lock. */
    private static final class Pending {
        private final byte[] part;
        private boolean done;
        private Optional<IOException> failure = Optional.empty();

        private Pending(byte[] part) {
            this.part = part;
        }
    }

    GroupedWrites(Target target) {
        this.target = target;
    }

    /**
     * Writes a part, and returns when the target has.
     *
     * @throws IOException if it could not be written
     */
    void write(byte[] part) throws IOException {
        Pending mine = new Pending(part);
        pending.add(mine);
        writing.lock();
        try {
            // Whoever had the lock before may have written this part together with its own.
            if (!mine.done) {
                writeAll();
            }
        } finally {
            writing.unlock();
        }
        if (mine.failure.isPresent()) {
            throw new IOException(mine.failure.get().getMessage(), mine.failure.get());
        }
    }

    /** How many parts wait for the next write. */
    int waiting() {
        return pending.size();
    }

    private void writeAll() {
        List<Pending> parts = new ArrayList<>();
        for (Pending next = pending.poll(); next != null; next = pending.poll()) {
            parts.add(next);
        }
        Optional<IOException> failure = failure(parts);
        for (Pending each : parts) {
            each.done = true;
            each.failure = failure;
        }
    }

    private Optional<IOException> failure(List<Pending> parts) {
        try {
            target.write(parts.stream().map(each -> each.part).toList());
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(e);
        } catch (RuntimeException | Error e) {
            return Optional.of(new IOException(e.toString(), e));
        }
    }
}
