package gateway.web.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNoException;

import gateway.testkit.limit.Crowd;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A bulkhead")
class BulkheadTest {
    private final Bulkhead bulkhead = new Bulkhead();
    private final CountDownLatch inside = new CountDownLatch(Bulkhead.MAX_INSIDE);
    private final CountDownLatch end = new CountDownLatch(1);
    private final ExecutorService threads = Executors.newCachedThreadPool();

    @AfterEach
    void letThemGo() {
        end.countDown();
        threads.shutdownNow();
    }

    @Test
    void turnsThreadsAwayWhileItsCodeHangsAndLetsThemInAgainAfterwards() throws Exception {
        List<? extends Future<?>> stuck = fill();
        for (int i = 0; i < 1_000; i++) {
            assertThatIllegalStateException()
                    .isThrownBy(bulkhead::enter)
                    .withMessage("16 requests are inside it, and it takes no more");
        }
        end.countDown();
        for (Future<?> one : stuck) {
            one.get(30, TimeUnit.SECONDS);
        }
        assertThatNoException().isThrownBy(this::pass);
    }

    private List<? extends Future<?>> fill() throws InterruptedException {
        List<? extends Future<?>> stuck = IntStream.range(0, Bulkhead.MAX_INSIDE)
                .mapToObj(i -> threads.submit(this::hang))
                .toList();
        assertThat(inside.await(30, TimeUnit.SECONDS)).isTrue();
        return stuck;
    }

    private Void hang() throws InterruptedException {
        bulkhead.enter();
        try {
            inside.countDown();
            end.await();
        } finally {
            bulkhead.leave();
        }
        return null;
    }

    private void pass() {
        bulkhead.enter();
        bulkhead.leave();
    }

    @Test
    void holdsNoMoreThreadsThanItSaysWhoeverComes() throws Exception {
        fill();
        List<Boolean> entered = Crowd.of(Bulkhead.MAX_WAITING * 2, member -> {
            try {
                bulkhead.enter();
                return true;
            } catch (IllegalStateException e) {
                return false;
            }
        });
        assertThat(entered).containsOnly(false);
    }

    @Test
    void lets64ThreadsThroughThatAreBusyNeverMoreThan16AtATime() {
        AtomicInteger now = new AtomicInteger();
        List<Integer> most = Crowd.of(
                64,
                member -> IntStream.range(0, 200)
                        .map(i -> {
                            bulkhead.enter();
                            int together = now.incrementAndGet();
                            now.decrementAndGet();
                            bulkhead.leave();
                            return together;
                        })
                        .max()
                        .orElseThrow());
        assertThat(most).allMatch(together -> together <= Bulkhead.MAX_INSIDE);
    }
}
