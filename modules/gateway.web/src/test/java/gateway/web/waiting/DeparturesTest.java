package gateway.web.waiting;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Ticker;
import gateway.web.socket.Peer;
import gateway.web.socket.SocketTable.Sockets;
import gateway.web.socket.SocketTable.State;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The departures of those who wait")
final class DeparturesTest {
    private static final long HOUR_NANOS = TimeUnit.HOURS.toNanos(1);

    private final Ticker ticker = Ticker.startingAt(InstantSource.system());
    private final List<Throwable> troubles = Collections.synchronizedList(new ArrayList<>());
    private final ScheduledExecutorService scheduler = Executors.newSingleThreadScheduledExecutor();
    private final Map<Peer, State> sockets = new ConcurrentHashMap<>();
    private final Set<Integer> listening = ConcurrentHashMap.newKeySet();
    private final Departures departures = new Departures(
            ticker, troubles::add, scheduler, Optional.of(new Lookout(wanted -> new Sockets(sockets, listening))));
    private final Turns turns = new Turns();

    @AfterEach
    void close() {
        departures.close();
        scheduler.shutdownNow();
    }

    private long inAnHour() {
        return ticker.epochNanos() + HOUR_NANOS;
    }

    private static void await(CountDownLatch latch) throws InterruptedException {
        assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
    }

    /** A request that says when it is told anything. */
    private static final class Announced implements Waiting {
        private final CountDownLatch proceeded = new CountDownLatch(1);
        private final CountDownLatch abandoned = new CountDownLatch(1);
        private final Optional<Peer> peer;

        Announced(Optional<Peer> peer) {
            this.peer = peer;
        }

        @Override
        public Optional<Peer> peer() {
            return peer;
        }

        @Override
        public void proceed() {
            proceeded.countDown();
        }

        @Override
        public void abandon() {
            abandoned.countDown();
        }

        @Override
        public void refuse() {
            throw new AssertionError("was refused");
        }
    }

    @Test
    void comeInTheOrderOfTheirTimesWhoeverCameFirst() throws InterruptedException {
        Announced first = new Announced(Optional.empty());
        Announced second = new Announced(Optional.empty());
        long now = ticker.epochNanos();

        departures.await(second, List.of(turns.at("queue", now + 2_000_000, 1)));
        departures.await(first, List.of(turns.at("queue", now + 1_000_000, 1)));

        await(first.proceeded);
        await(second.proceeded);
        assertThat(departures.size()).isZero();
        assertThat(troubles).isEmpty();
    }

    @Test
    void comeForTheOthersAlsoIfOneCannotBeTold() throws InterruptedException {
        Announced next = new Announced(Optional.empty());
        Waiting broken = new Waiting() {
            @Override
            public Optional<Peer> peer() {
                return Optional.empty();
            }

            @Override
            public void proceed() {
                throw new IllegalStateException("the server does not let it go on");
            }

            @Override
            public void abandon() {}

            @Override
            public void refuse() {}
        };
        long now = ticker.epochNanos();

        departures.await(broken, List.of(turns.at("queue", now, 1)));
        departures.await(next, List.of(turns.at("queue", now + 1_000_000, 1)));

        await(next.proceeded);
        assertThat(troubles).hasSize(1);
    }

    @Test
    void comeEarlierForThoseWhoMoveUp() throws InterruptedException {
        TestWaiting gone = new TestWaiting("gone");
        Announced behind = new Announced(Optional.empty());
        long soon = ticker.epochNanos() + 3_000_000_000L;
        departures.await(gone, List.of(turns.at("queue", soon, HOUR_NANOS / Turns.SLOT)));
        departures.await(behind, List.of(turns.at("queue", soon + HOUR_NANOS, 1)));

        departures.gone(gone);

        await(behind.proceeded);
        assertThat(gone.ends()).containsExactly(TestWaiting.ABANDONED);
    }

    @Test
    void areNotWaitedForByWhoHasGone() throws InterruptedException {
        Peer peer = TestWaiting.from(9080, 50_000).peer().orElseThrow();
        sockets.put(peer, State.OPEN);
        Announced waiting = new Announced(Optional.of(peer));
        long turn = inAnHour();
        departures.await(waiting, List.of(turns.at("queue", turn, 1)));

        sockets.put(peer, State.CLOSED_BY_PEER);

        await(waiting.abandoned);
        assertThat(departures.size()).isZero();
        assertThat(turns.givenBack()).containsExactly(turn);
    }

    @Test
    void areCancelledAtTheEnd() {
        TestWaiting waiting = new TestWaiting("waiting");
        TestWaiting late = new TestWaiting("late");
        departures.await(waiting, List.of(turns.at("queue", inAnHour(), 1)));

        departures.close();
        departures.await(late, List.of(turns.at("queue", inAnHour(), 1)));

        assertThat(waiting.ends()).containsExactly(TestWaiting.REFUSED);
        assertThat(late.ends()).containsExactly(TestWaiting.REFUSED);
        assertThat(turns.givenBack()).isEmpty();
    }
}
