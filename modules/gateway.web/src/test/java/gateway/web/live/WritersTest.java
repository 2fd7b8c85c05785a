package gateway.web.live;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class WritersTest {
    private final AtomicLong nanos = new AtomicLong();
    private final Writers writers = new Writers(new LiveThreads(), nanos::get);
    private final CountDownLatch readersRead = new CountDownLatch(1);

    @AfterEach
    void end() {
        readersRead.countDown();
        writers.close();
    }

    @Test
    void workForOthersWhileSomeAreHeldUp() throws InterruptedException {
        CountDownLatch heldUp = new CountDownLatch(Writers.FEW);
        for (int i = 0; i < Writers.FEW; i++) {
            writers.execute(() -> holdUp(heldUp));
        }
        assertThat(heldUp.await(10, SECONDS)).isTrue();
        CountDownLatch other = new CountDownLatch(1);
        writers.execute(other::countDown);

        nanos.addAndGet(Writers.HELD_UP.toNanos() + 1);
        writers.replaceHeldUp();

        assertThat(other.await(10, SECONDS)).isTrue();
    }

    private void holdUp(CountDownLatch begun) {
        begun.countDown();
        try {
            readersRead.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
