package gateway.redis.server;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Waits for what only other processes can bring about. */
final class Await {
    private static final int ATTEMPTS = 3_000;

    private Await() {}

    static void until(BooleanSupplier condition) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            if (condition.getAsBoolean()) {
                return;
            }
            try {
                TimeUnit.MILLISECONDS.sleep(10);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
        }
        throw new AssertionError("not within " + ATTEMPTS / 100 + " s");
    }
}
