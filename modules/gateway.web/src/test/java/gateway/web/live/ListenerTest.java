package gateway.web.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What becomes of events on their way to one listener. */
final class ListenerTest {
    private static final int CAPACITY = 3;

    private final AtomicLong nanos = new AtomicLong();
    private final TestOutlet outlet = new TestOutlet();
    private final List<Listener> gone = new ArrayList<>();
    private final Listener listener = new Listener(outlet, Runnable::run, nanos::get, CAPACITY, gone::add);

    @Test
    void theyAreWrittenInOrder() {
        listener.open(event("first"));

        send("second", "third");

        assertThat(outlet.written).containsExactly("first", "second", "third");
    }

    @Test
    void theyWaitUntilTheFirstOneIsWritten() {
        send("second", "third");
        assertThat(outlet.written).isEmpty();

        listener.open(event("first"));

        assertThat(outlet.written).containsExactly("first", "second", "third");
    }

    @Test
    void theyWaitWhileTheReaderDoesNotRead() {
        listener.open(event("first"));
        outlet.stall();

        send("second", "third", "fourth");
        assertThat(outlet.written).containsExactly("first", "second");
        outlet.readOn();

        assertThat(outlet.written).containsExactly("first", "second", "third", "fourth");
        assertThat(listener.isClosed()).isFalse();
    }

    @Test
    void moreThanMayWaitEndTheListener() {
        listener.open(event("first"));
        outlet.stall();

        IntStream.rangeClosed(0, CAPACITY).forEach(i -> listener.send(event("event")));
        assertThat(listener.isClosed()).isFalse();
        listener.send(event("one too many"));

        assertThat(listener.isClosed()).isTrue();
        assertThat(gone).containsExactly(listener);
    }

    @Test
    void theResponseEndsWhenWhatIsBeingWrittenIsWritten() {
        listener.open(event("first"));
        outlet.stall();
        listener.send(event("second"));
        listener.end();
        assertThat(outlet.closed).isZero();

        outlet.readOn();

        assertThat(outlet.closed).isEqualTo(1);
    }

    @Test
    void theResponseEndsWhenWhatIsBeingWrittenFails() {
        listener.open(event("first"));
        outlet.stall();
        listener.send(event("second"));
        listener.end();

        outlet.fail();

        assertThat(outlet.closed).isEqualTo(1);
        assertThat(gone).containsExactly(listener);
    }

    @Test
    void whoEndsBeforeTheFirstOneIsWrittenEndsAfterIt() {
        listener.end();

        listener.open(event("first"));

        assertThat(outlet.closed).isEqualTo(1);
    }

    @Test
    void whatTakesLongIsNoticed() {
        listener.open(event("first"));
        outlet.stall();
        listener.send(event("second"));

        advance(Listener.MAX_WRITE);
        assertThat(listener.isWritingFor(Listener.MAX_WRITE)).isFalse();
        advance(Duration.ofNanos(1));
        assertThat(listener.isWritingFor(Listener.MAX_WRITE)).isTrue();

        outlet.readOn();
        assertThat(listener.isWritingFor(Listener.MAX_WRITE)).isFalse();
    }

    @Test
    void eachHasItsOwnTime() {
        listener.open(event("first"));
        outlet.stall();
        send("second", "third");
        advance(Duration.ofSeconds(4));
        outlet.readOn();
        outlet.stall();
        listener.send(event("fourth"));

        advance(Duration.ofSeconds(4));

        assertThat(listener.isWritingFor(Listener.MAX_WRITE)).isFalse();
    }

    @Test
    void nothingIsLateWhileNothingIsToBeWritten() {
        listener.open(event("first"));

        advance(Duration.ofDays(1));

        assertThat(listener.isWritingFor(Listener.MAX_WRITE)).isFalse();
    }

    @Test
    void theFirstOneIsLateToo() {
        outlet.stall();
        listener.open(event("first"));

        advance(Listener.MAX_WRITE.plusNanos(1));

        assertThat(listener.isWritingFor(Listener.MAX_WRITE)).isTrue();
    }

    @Test
    void aBrokenConnectionEndsTheListener() {
        listener.open(event("first"));
        outlet.breakOff();

        listener.send(event("second"));

        assertThat(gone).containsExactly(listener);
    }

    @Test
    void aConnectionThatBreaksLaterEndsTheListener() {
        listener.open(event("first"));
        outlet.stall();
        listener.send(event("second"));

        outlet.fail();

        assertThat(gone).containsExactly(listener);
    }

    @Test
    void aConnectionThatWasBrokenFromTheBeginningEndsTheListener() {
        outlet.breakOff();

        listener.open(event("first"));

        assertThat(gone).containsExactly(listener);
    }

    @Test
    void theListenerEndsOnce() {
        listener.open(event("first"));

        listener.end();
        listener.close();

        assertThat(gone).containsExactly(listener);
        assertThat(outlet.closed).isEqualTo(1);
    }

    @Test
    void nothingIsSentToSomebodyWhoHasGone() {
        listener.open(event("first"));
        listener.end();

        // How a broadcaster learns that it can forget a listener.
        assertThatIllegalStateException().isThrownBy(() -> listener.send(event("second")));
        assertThat(outlet.written).containsExactly("first");
    }

    @Test
    void whatWaitsIsGivenUpWithTheListener() {
        listener.open(event("first"));
        outlet.stall();
        send("second", "third");
        listener.end();

        outlet.readOn();

        assertThat(outlet.written).containsExactly("first", "second");
    }

    private void send(String... texts) {
        for (String text : texts) {
            assertThat(listener.send(event(text)).toCompletableFuture()).isCompleted();
        }
    }

    private void advance(Duration time) {
        nanos.addAndGet(time.toNanos());
    }

    private static LiveEvent event(String text) {
        return LiveEvent.comment(text);
    }
}
