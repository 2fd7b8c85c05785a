package gateway.security.store;

import gateway.api.limit.StoreUnavailableException;
import java.nio.file.Path;
import java.util.function.Supplier;

/** A change on its way into a file, and what is answered to whoever waits for it. Guarded by the lock of the writers. */
final class PendingChange<T, R> {
    private final Change<T, R> change;
    private boolean done;
    private Supplier<R> answer = () -> {
        throw new IllegalStateException("not written yet");
    };

    PendingChange(Change<T, R> change) {
        this.change = change;
    }

    /** What becomes of the value, which is the answer's ground unless the change fails. */
    T applyTo(T value) {
        done = true;
        try {
            Changed<T, R> changed = change.applyTo(value);
            answer = changed::result;
            return changed.next();
        } catch (RuntimeException | Error e) {
            answer = () -> {
                throw e;
            };
            return value;
        }
    }

    /** What was answered does not count, because it could not be written. */
    void fail(Path file, Throwable cause) {
        answer = () -> {
            throw new StoreUnavailableException(file + " cannot be written: " + cause, cause);
        };
    }

    boolean isDone() {
        return done;
    }

    R answer() {
        return answer.get();
    }
}
