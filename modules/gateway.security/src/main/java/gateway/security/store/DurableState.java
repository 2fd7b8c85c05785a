package gateway.security.store;

import gateway.api.store.StoreHealth;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.ReentrantLock;

/**
 * An immutable value that outlives the process: one file, written as a whole whenever the value changes, and a copy in
 * memory from which is read without waiting.
 *
 * <p>Thread-safe. A change is in memory after it is on disk, so nobody sees what could still be lost. Changes that come
 * while a file is being written are made together, with one write for all of them.
 */
final class DurableState<T> {
    private final StateFile<T> file;
    private final Queue<PendingChange<T, ?>> pending = new ConcurrentLinkedQueue<>();
    private final ReentrantLock writing = new ReentrantLock();
    private volatile T current;
    private volatile StoreHealth health = new StoreHealth.Well();

    /**
     * Reads the file.
     *
     * @param file the file, which need not exist, and neither need its folder; the first change makes them
     * @param format how the value is written
     * @param initial what counts as long as there is no file
     * @throws gateway.api.limit.StoreUnavailableException if the file cannot be read or is damaged; a damaged file is
     *     renamed, and the message says what it is called now, what is wrong with it and what to do
     */
    DurableState(Path file, Format<T> format, T initial) {
        this.file = new StateFile<>(file, format);
        current = this.file.load(initial);
    }

    /** Whether the last change could be kept. */
    StoreHealth health() {
        return health;
    }

    /** The value; it does not change under whoever holds it. */
    T current() {
        return current;
    }

    /**
     * Makes a change to the newest value, and returns its result when the change outlives a crash. If the next value is
     * the very same object, nothing is written.
     *
     * @throws gateway.api.limit.StoreUnavailableException if the file cannot be written; then nothing is changed, and
     *     the message names the file
     */
    <R> R change(Change<T, R> change) {
        PendingChange<T, R> mine = new PendingChange<>(change);
        pending.add(mine);
        writing.lock();
        try {
            // Whoever had the lock before may have made this change together with its own.
            if (!mine.isDone()) {
                makeAll();
            }
        } finally {
            writing.unlock();
        }
        return mine.answer();
    }

    private void makeAll() {
        T next = current;
        List<PendingChange<T, ?>> unsaved = new ArrayList<>();
        for (PendingChange<T, ?> change = pending.poll(); change != null; change = pending.poll()) {
            next = change.applyTo(next);
            if (next != current) {
                unsaved.add(change);
            }
        }
        if (next != current) {
            save(next, unsaved);
        }
    }

    private void save(T next, List<PendingChange<T, ?>> changes) {
        try {
            file.save(next);
            current = next;
            health = new StoreHealth.Well();
        } catch (IOException | RuntimeException | Error e) {
            health = new StoreHealth.Impaired(file.path() + " could not be written: " + e);
            changes.forEach(change -> change.fail(file.path(), e));
        }
    }
}
