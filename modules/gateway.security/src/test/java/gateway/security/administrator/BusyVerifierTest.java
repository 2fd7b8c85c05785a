package gateway.security.administrator;

import static gateway.security.administrator.PasswordOutcome.BUSY;
import static gateway.security.administrator.PasswordOutcome.RIGHT;
import static gateway.security.administrator.PasswordOutcome.WRONG;
import static gateway.security.administrator.VerifierScene.ADDRESS;
import static gateway.security.administrator.VerifierScene.hash;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.IpAddress;
import gateway.testkit.limit.MovableTicker;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.Condition;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Many passwords at once, on real threads, with time standing still. */
class BusyVerifierTest {
    private static final long PATIENCE_SECONDS = 60;

    private final MovableTicker ticker = MovableTicker.standing();
    private final Semaphore begun = new Semaphore(0);
    private final Semaphore waiting = new Semaphore(0);
    private final Semaphore mayEnd = new Semaphore(0);
    private final AtomicInteger verifying = new AtomicInteger();
    private final AtomicInteger mostAtOnce = new AtomicInteger();
    private final AtomicInteger verifications = new AtomicInteger();
    private final AtomicReference<String> newest = new AtomicReference<>("");
    private final PasswordHash hash = hash("right");
    private final PasswordVerifier verifier =
            new PasswordVerifier(ticker, new SecureRandom(), new FailureRest(64), this::await, this::check);
    private final ExecutorService threads = Executors.newCachedThreadPool();

    @AfterEach
    void stop() {
        threads.shutdownNow();
    }

    @Test
    void twoAreVerifiedAtOnceEightWaitAndTheNextIsTurnedAway() throws Exception {
        List<Future<PasswordOutcome>> logins = new ArrayList<>(occupyBothSlots());
        logins.addAll(queue(8, "wrong"));
        assertThat(verifier.verify(hash, "right", ADDRESS))
                .as("the ninth to wait")
                .isEqualTo(BUSY);
        mayEnd.release(10);
        for (Future<PasswordOutcome> login : logins) {
            assertThat(login.get(PATIENCE_SECONDS, TimeUnit.SECONDS)).isEqualTo(WRONG);
        }
        assertThat(mostAtOnce).hasValue(2);
        assertThat(verifications).hasValue(10);
    }

    @Test
    void whoWaitsWithAPasswordThatTurnsOutRightDoesNotVerifyItAgain() throws Exception {
        List<Future<PasswordOutcome>> first = List.of(login("right", ADDRESS), login("right", ADDRESS));
        begun.acquire(2);
        List<Future<PasswordOutcome>> others = queue(8, "right");
        mayEnd.release();
        for (Future<PasswordOutcome> other : others) {
            assertThat(other.get(PATIENCE_SECONDS, TimeUnit.SECONDS)).isEqualTo(RIGHT);
        }
        mayEnd.release();
        assertThat(first.get(0).get(PATIENCE_SECONDS, TimeUnit.SECONDS)).isEqualTo(RIGHT);
        assertThat(first.get(1).get(PATIENCE_SECONDS, TimeUnit.SECONDS)).isEqualTo(RIGHT);
        assertThat(verifications).hasValue(2);
    }

    @Test
    void aThreadThatIsInterruptedWhileItWaitsIsTurnedAwayAndStaysInterrupted() throws Exception {
        List<Future<PasswordOutcome>> first = occupyBothSlots();
        Thread.currentThread().interrupt();
        assertThat(verifier.verify(hash, "right", ADDRESS)).isEqualTo(BUSY);
        assertThat(Thread.interrupted()).isTrue();
        List<Future<PasswordOutcome>> others = queue(8, "wrong");
        mayEnd.release(10);
        for (Future<PasswordOutcome> login : others) {
            assertThat(login.get(PATIENCE_SECONDS, TimeUnit.SECONDS))
                    .as("its place is free again")
                    .isEqualTo(WRONG);
        }
        assertThat(first.get(0).get(PATIENCE_SECONDS, TimeUnit.SECONDS)).isEqualTo(WRONG);
    }

    @Test
    void anInterruptedThreadThatNeedNotWaitIsServed() {
        mayEnd.release();
        Thread.currentThread().interrupt();
        assertThat(verifier.verify(hash, "right", ADDRESS)).isEqualTo(RIGHT);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void firstComeFirstServed() throws Exception {
        occupyBothSlots();
        for (int i = 0; i < 8; i++) {
            queue(1, "wrong-" + i, address(i));
        }
        for (int i = 0; i < 8; i++) {
            mayEnd.release();
            begun.acquire();
            assertThat(newest).hasToString("wrong-" + i);
        }
        mayEnd.release(2);
    }

    @Test
    void fourDifferentOnesWaitFromOneAddressAndOthersFindAPlace() throws Exception {
        occupyBothSlots();
        for (int i = 0; i < 4; i++) {
            queue(1, "guess-" + i, address(1));
        }
        assertThat(verifier.verify(hash, "guess-4", address(1))).isEqualTo(BUSY);
        List<Future<PasswordOutcome>> again = queue(1, "guess-3", address(1));
        List<Future<PasswordOutcome>> other = queue(1, "right", address(2));
        mayEnd.release(8);
        assertThat(again.get(0).get(PATIENCE_SECONDS, TimeUnit.SECONDS)).isEqualTo(WRONG);
        assertThat(other.get(0).get(PATIENCE_SECONDS, TimeUnit.SECONDS)).isEqualTo(RIGHT);
    }

    private static IpAddress address(int last) {
        return IpAddress.parse("192.0.2." + last).orElseThrow();
    }

    private List<Future<PasswordOutcome>> occupyBothSlots() throws InterruptedException {
        List<Future<PasswordOutcome>> logins = List.of(login("wrong", ADDRESS), login("wrong", ADDRESS));
        begun.acquire(2);
        return logins;
    }

    private List<Future<PasswordOutcome>> queue(int count, String password) throws InterruptedException {
        return queue(count, password, ADDRESS);
    }

    private List<Future<PasswordOutcome>> queue(int count, String password, IpAddress from)
            throws InterruptedException {
        waiting.drainPermits();
        List<Future<PasswordOutcome>> logins = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            logins.add(login(password, from));
            waiting.acquire();
        }
        return logins;
    }

    private Future<PasswordOutcome> login(String password, IpAddress from) {
        return threads.submit(() -> verifier.verify(hash, password, from));
    }

    @SuppressWarnings("WaitNotInLoop") // the verifier asks again and again
    private void await(Condition condition, long nanos) throws InterruptedException {
        waiting.release();
        condition.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    private boolean check(PasswordHash hash, String password) {
        mostAtOnce.accumulateAndGet(verifying.incrementAndGet(), Math::max);
        verifications.incrementAndGet();
        newest.set(password);
        begun.release();
        mayEnd.acquireUninterruptibly();
        verifying.decrementAndGet();
        return hash.matches(password);
    }
}
