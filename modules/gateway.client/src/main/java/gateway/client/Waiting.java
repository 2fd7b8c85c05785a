package gateway.client;

import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.DoubleSupplier;

/**
 * Time, as a client reads it and spends it.
 *
 * @param time wall time
 * @param pauses how time is spent
 * @param random numbers from 0 to below 1, which keep clients from coming back all at once
 */
record Waiting(InstantSource time, Pauses pauses, DoubleSupplier random) {
    /** The one place that reads the machine's clock. */
    static final Waiting REAL = new Waiting(
            InstantSource.system(),
            Pauses.REAL,
            () -> ThreadLocalRandom.current().nextDouble());

    private static final long JITTER_MILLIS = 250;

    /** A time that was told, or a little later: who comes earlier is refused again. */
    Duration withJitter(Duration told) {
        return told.plusMillis((long) (random.getAsDouble() * JITTER_MILLIS));
    }

    /** Exponential back-off: for so many failures before, half of it fixed and half by chance. */
    Duration backOff(int failures) {
        return BackOff.after(failures, random.getAsDouble());
    }
}
