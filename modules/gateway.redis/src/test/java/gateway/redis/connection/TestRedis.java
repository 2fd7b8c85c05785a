package gateway.redis.connection;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.StoreUnavailableException;
import gateway.api.limit.Ticker;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** What tests of the connection have in common. */
final class TestRedis {
    static final Ticker TICKER = Ticker.startingAt(InstantSource.system());

    private TestRedis() {}

    /** One that shares nothing with others in this process. */
    static Redis node(RedisSettings settings) {
        Redis redis = new Redis(settings, TICKER);
        try {
            redis.start();
            return redis;
        } catch (StoreUnavailableException e) {
            redis.close();
            throw e;
        }
    }

    static String ping(Redis redis) {
        return redis.ask(commands -> commands.ping());
    }

    static boolean answers(Redis redis) {
        return works(() -> ping(redis));
    }

    /** Whether Redis does what it is asked for. */
    static boolean works(Runnable question) {
        try {
            question.run();
            return true;
        } catch (StoreUnavailableException e) {
            return false;
        }
    }

    static void await(BooleanSupplier condition) {
        long end = TICKER.epochNanos() + TimeUnit.SECONDS.toNanos(30);
        while (!condition.getAsBoolean()) {
            assertThat(TICKER.epochNanos()).as("time is up").isLessThan(end);
            Thread.onSpinWait();
        }
    }
}
