package gateway.web.waiting;

import gateway.api.limit.Ticker;
import gateway.web.admission.Turn;
import gateway.web.socket.SocketTable;
import gateway.web.waiting.Lookout.Sight;
import gateway.web.waiting.WaitingRoom.Removal;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Lets requests wait for their turns and go on when these come, by one thread for all of them, which is started when it
 * is first needed. Who waits holds no thread.
 *
 * <p>A few times a second, as long as somebody waits, it is found out who has gone; their places are given back. If the
 * server is about to stop, those who wait are refused as long as they can be told.
 *
 * <p>Thread-safe.
 */
public final class Departures implements AutoCloseable {
    private static final long LOOK_NANOS = 200_000_000L;
    /** So that looking takes a twentieth of one processor at most, however many connections there are. */
    private static final long LOOK_SHARE = 20;

    private final WaitingRoom room = new WaitingRoom();
    private final Announcer announcer;
    private final Ticker ticker;
    private final Consumer<Throwable> trouble;
    private final ScheduledExecutorService scheduler;
    private final Optional<Lookout> lookout;
    /** The look that is due or under way; empty while nobody waits. */
    private Optional<Future<?>> nextLook = Optional.empty();

    /**
     * Lets nobody wait so far.
     *
     * @param ticker the time that turns are meant in
     * @param trouble takes note of what went wrong
     * @param scheduler who looks, now and then, which may take some milliseconds; stays the caller's
     */
    public Departures(Ticker ticker, Consumer<Throwable> trouble, ScheduledExecutorService scheduler) {
        this(ticker, trouble, scheduler, SocketTable.own().map(Lookout::new));
    }

    Departures(
            Ticker ticker, Consumer<Throwable> trouble, ScheduledExecutorService scheduler, Optional<Lookout> lookout) {
        this.ticker = Objects.requireNonNull(ticker, "ticker");
        this.trouble = Objects.requireNonNull(trouble, "trouble");
        this.scheduler = Objects.requireNonNull(scheduler, "scheduler");
        this.lookout = lookout;
        announcer = new Announcer(room, ticker, waiting -> tell(waiting, Waiting::proceed));
    }

    /**
     * Lets a request wait. If the gateway stops, it is refused at once.
     *
     * @param waiting the request
     * @param turns what it waits for, at least one turn
     */
    public void await(Waiting waiting, List<Turn> turns) {
        if (!room.admit(waiting, turns)) {
            tell(waiting, Waiting::refuse);
            return;
        }
        announcer.wake();
        lookSoon();
    }

    /**
     * Takes note that the caller of a request has gone; its place is given back. If it does not wait, nothing happens.
     *
     * @param waiting the request
     */
    public void gone(Waiting waiting) {
        remove(List.of(waiting), Waiting::abandon);
    }

    /** {@return how many requests wait} */
    public int size() {
        return room.size();
    }

    private void remove(Collection<Waiting> gone, Consumer<Waiting> end) {
        Removal removal = room.remove(gone, ticker.epochNanos());
        announcer.wake();
        for (Turn turn : removal.free()) {
            try {
                turn.giveBack().run();
            } catch (RuntimeException e) {
                trouble.accept(e);
            }
        }
        removal.gone().forEach(waiting -> tell(waiting, end));
    }

    /** One request that cannot be told must not keep others waiting. */
    private void tell(Waiting waiting, Consumer<Waiting> what) {
        try {
            what.accept(waiting);
        } catch (RuntimeException | LinkageError e) {
            trouble.accept(e);
        }
    }

    private synchronized void lookSoon() {
        if (nextLook.isEmpty() && lookout.isPresent()) {
            nextLook = lookAfter(LOOK_NANOS);
        }
    }

    private Optional<Future<?>> lookAfter(long nanos) {
        try {
            return Optional.of(scheduler.schedule(this::look, nanos, TimeUnit.NANOSECONDS));
        } catch (RejectedExecutionException e) {
            // The gateway stops, and with it all waiting.
            return Optional.empty();
        }
    }

    private void look() {
        long begin = ticker.epochNanos();
        try {
            Sight sight = lookout.orElseThrow().look(room.present());
            remove(sight.gone(), Waiting::abandon);
            remove(sight.stranded(), Waiting::refuse);
        } catch (IOException | RuntimeException e) {
            trouble.accept(e);
        }
        lookAgain(Math.max(LOOK_NANOS, LOOK_SHARE * (ticker.epochNanos() - begin)));
    }

    private synchronized void lookAgain(long nanos) {
        nextLook = room.size() > 0 ? lookAfter(nanos) : Optional.empty();
    }

    /** Refuses whoever waits, and ends the thread. */
    @Override
    public void close() {
        List<Waiting> left = room.close();
        announcer.close();
        left.forEach(waiting -> tell(waiting, Waiting::refuse));
    }
}
