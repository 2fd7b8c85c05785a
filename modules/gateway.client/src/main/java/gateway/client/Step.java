package gateway.client;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;

/** What something that takes many steps is doing at the moment; it is given up when the whole is over. Thread-safe. */
final class Step {
    private final AtomicReference<Future<?>> current = new AtomicReference<>(CompletableFuture.completedFuture(""));
    private final CompletableFuture<?> whole;

    private Step(CompletableFuture<?> whole) {
        this.whole = whole;
    }

    static Step of(CompletableFuture<?> whole) {
        Step step = new Step(whole);
        CompletableFuture<?> unused = whole.whenComplete((result, failure) -> step.giveUp());
        return step;
    }

    void follow(Future<?> next) {
        current.set(next);
        // It may have been over before this step was known.
        if (whole.isDone()) {
            giveUp();
        }
    }

    private void giveUp() {
        current.get().cancel(true);
    }
}
