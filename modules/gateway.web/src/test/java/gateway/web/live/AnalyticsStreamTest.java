package gateway.web.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Who is told which figures, and when. */
final class AnalyticsStreamTest {
    private final AtomicLong nanos = new AtomicLong();
    private final AtomicInteger made = new AtomicInteger();
    private final TestSse sse = new TestSse();
    private Duration interval = Duration.ofSeconds(5);
    private final AnalyticsStream stream = new AnalyticsStream(
            new EventIds("b00"), () -> "figures " + made.incrementAndGet(), () -> interval, nanos::get);

    @Test
    void nobodyListensSoNothingIsWorkedOut() {
        advance(Duration.ofHours(1));

        assertThat(stream.hasNews()).isFalse();
        assertThat(made).hasValue(0);
    }

    @Test
    void theFirstFiguresComeAtOnce() {
        TestListener one = join();

        assertThat(one.heard()).containsExactly("b00-1 figures 1");
    }

    @Test
    void thenEveryInterval() {
        TestListener one = join();
        one.heard();

        advance(Duration.ofMillis(4999));
        assertThat(one.heard()).isEmpty();
        advance(Duration.ofMillis(1));
        assertThat(one.heard()).containsExactly("b00-2 figures 2");
        advance(Duration.ofSeconds(5));
        assertThat(one.heard()).containsExactly("b00-3 figures 3");
    }

    @Test
    void everybodyGetsTheSame() {
        TestListener one = join();
        advance(Duration.ofSeconds(2));
        TestListener two = join();
        assertThat(one.heard()).containsExactly("b00-1 figures 1");
        assertThat(two.heard()).containsExactly("b00-1 figures 1");

        advance(Duration.ofSeconds(3));

        assertThat(one.heard()).containsExactly("b00-2 figures 2");
        assertThat(two.heard()).containsExactly("b00-2 figures 2");
        assertThat(made).hasValue(2);
    }

    @Test
    void whoComesJustWhenFiguresAreDueBringsThemToEverybody() {
        TestListener one = join();
        one.heard();
        nanos.addAndGet(Duration.ofSeconds(5).toNanos());

        TestListener two = join();

        assertThat(one.heard()).containsExactly("b00-2 figures 2");
        assertThat(two.heard()).containsExactly("b00-2 figures 2");
    }

    @Test
    void whoComesAfterALongSilenceGetsNewFigures() {
        join().listener.end();
        advance(Duration.ofHours(1));

        assertThat(join().heard()).containsExactly("b00-2 figures 2");
    }

    @Test
    void aNewIntervalCountsFromTheLatestFigures() {
        TestListener one = join();
        one.heard();

        interval = Duration.ofSeconds(1);
        advance(Duration.ofSeconds(1));

        assertThat(one.heard()).containsExactly("b00-2 figures 2");
    }

    @Test
    void whoHasGoneIsForgotten() {
        TestListener one = join();

        one.listener.end();
        TestListener two = join();
        advance(Duration.ofSeconds(5));

        assertThat(sse.registered).containsExactly(two.listener);
        two.listener.end();
        assertThat(stream.audience().isEmpty()).isTrue();
    }

    private TestListener join() {
        TestListener joining = new TestListener(nanos::get, stream.audience());
        joining.listener.open(stream.join(joining.listener, rules -> true, sse));
        return joining;
    }

    private void advance(Duration time) {
        nanos.addAndGet(time.toNanos());
        stream.tick();
    }
}
