package gateway.redis.connection;

import gateway.api.limit.StoreUnavailableException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/**
 * A command that was sent to Redis, or refused before. Thread-safe.
 *
 * @param <T> what the answer is
 */
public final class Sent<T> {
    private final CompletableFuture<T> command;
    private final CompletableFuture<T> answer;

    /**
     * A command of the client.
     *
     * @param command its future
     * @param end what becomes of its answer, or of the failure in place of it; throws what callers are to get
     */
    Sent(CompletableFuture<T> command, BiFunction<T, Throwable, T> end) {
        this.command = command;
        answer = command.handle(end);
    }

    /** One that was not sent at all. */
    static <T> Sent<T> refused(StoreUnavailableException reason) {
        return new Sent<>(CompletableFuture.failedFuture(reason), (none, failure) -> {
            throw reason;
        });
    }

    /**
     * Has something done as soon as it is over, by the thread that brings the answer, which must not be kept.
     *
     * @param then gets the answer
     * @param otherwise gets what {@link Redis#ask} would have thrown
     */
    public void whenOver(Consumer<T> then, Consumer<RuntimeException> otherwise) {
        var unused = answer.whenComplete((found, failure) -> {
            if (failure == null) {
                then.accept(found);
            } else {
                otherwise.accept(thrown(failure));
            }
        });
    }

    /** Waits no more: it is over, as Redis did not answer in time. If it is over, nothing happens. */
    public void expire() {
        command.completeExceptionally(new TimeoutException());
    }

    /** The answer; throws as {@link Redis#ask} does. */
    T await(Duration timeout) {
        try {
            return answer.get(timeout.toNanos(), TimeUnit.NANOSECONDS);
        } catch (ExecutionException e) {
            throw thrown(e);
        } catch (TimeoutException e) {
            expire();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            command.completeExceptionally(e);
        }
        return afterwards();
    }

    /** What it ended with, whoever was first. */
    private T afterwards() {
        try {
            return answer.join();
        } catch (CompletionException e) {
            throw thrown(e);
        }
    }

    private static RuntimeException thrown(Throwable failure) {
        return failure.getCause() instanceof RuntimeException reason ? reason : new IllegalStateException(failure);
    }
}
