package gateway.client;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Lets time pass without holding a thread. */
@FunctionalInterface
interface Pauses {

    /** By the JDK's own timer, one thread for the whole process; a pause that is cancelled is forgotten at once. */
    Pauses REAL = pause -> new CompletableFuture<Void>().completeOnTimeout(null, pause.toNanos(), TimeUnit.NANOSECONDS);

    /** A future that completes when the pause is over. */
    CompletableFuture<Void> begin(Duration pause);
}
