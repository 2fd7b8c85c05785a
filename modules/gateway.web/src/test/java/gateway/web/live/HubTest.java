package gateway.web.live;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.analytics.RequestEntry;
import gateway.web.admission.Entitlement;
import gateway.web.decision.RefusalRing;
import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** What happens again and again. */
final class HubTest {
    private static final Entitlement ALICE = rules -> true;
    private static final Entitlement BOB = rules -> true;

    private final AtomicLong nanos = new AtomicLong();
    private final Set<Entitlement> ended = new HashSet<>();
    private final RefusalRing ring = new RefusalRing(10);
    private final AnalyticsStream analytics =
            new AnalyticsStream(new EventIds("a"), () -> "figures", () -> Duration.ofSeconds(5), nanos::get);
    private final DecisionStream decisions =
            new DecisionStream(new EventIds("d"), ring, RequestEntry::path, nanos::get);
    private final Hub hub = new Hub(analytics, decisions, () -> who -> !ended.contains(who), nanos::get);
    private final TestSse sse = new TestSse();

    @Test
    void whoMayNotListenAnyMoreIsLetGoBeforeFiguresAreSent() {
        TestListener alice = figures(ALICE);
        TestListener bob = figures(BOB);
        ended.add(BOB);

        advance(Duration.ofSeconds(5));

        assertThat(alice.heard()).containsExactly("a-1 figures", "a-2 figures");
        assertThat(bob.heard()).containsExactly("a-1 figures");
        assertThat(bob.listener.isClosed()).isTrue();
    }

    @Test
    void whoMayNotListenAnyMoreIsLetGoBeforeARefusalIsSent() {
        TestListener bob = refusals(BOB);
        ended.add(BOB);
        ring.record(DecisionStreamTest.entry("x"));

        advance(Duration.ofMillis(100));

        assertThat(bob.heard()).containsExactly("d-0 null");
        assertThat(bob.listener.isClosed()).isTrue();
    }

    @Test
    void whoMayNotListenAnyMoreIsLetGoWithinASecondIfNothingIsSent() {
        TestListener bob = refusals(BOB);
        ended.add(BOB);

        advance(Duration.ofSeconds(1));

        assertThat(bob.listener.isClosed()).isTrue();
    }

    @Test
    void whoDoesNotReadIsLetGoAndDelaysNobody() {
        TestListener alice = figures(ALICE);
        TestListener bob = figures(BOB);
        bob.outlet.stall();
        alice.heard();

        advance(Duration.ofSeconds(5));
        assertThat(alice.heard()).containsExactly("a-2 figures");
        assertThat(bob.listener.isClosed()).isFalse();
        advance(Listener.MAX_WRITE.plusNanos(1));

        assertThat(bob.listener.isClosed()).isTrue();
        assertThat(alice.heard()).containsExactly("a-3 figures");
    }

    @Test
    void everybodyHearsAHeartbeat() {
        TestListener alice = refusals(ALICE);
        alice.heard();

        advance(Hub.HEARTBEAT.minusNanos(1));
        assertThat(alice.heard()).isEmpty();
        advance(Duration.ofNanos(1));
        assertThat(alice.heard()).containsExactly("alive");
        advance(Hub.HEARTBEAT);
        assertThat(alice.heard()).containsExactly("alive");
    }

    @Test
    void aHeartbeatMakesTheBroadcasterForgetWhoHasGone() {
        TestListener alice = refusals(ALICE);
        alice.listener.end();
        assertThat(sse.registered).isNotEmpty();

        advance(Hub.HEARTBEAT);

        assertThat(sse.registered).isEmpty();
    }

    @Test
    void inTheEndEverybodyIsLetGo() {
        TestListener alice = figures(ALICE);
        TestListener bob = refusals(BOB);

        hub.end();

        assertThat(alice.outlet.closed).isEqualTo(1);
        assertThat(bob.outlet.closed).isEqualTo(1);
    }

    private TestListener figures(Entitlement who) {
        TestListener joining = new TestListener(nanos::get, analytics.audience());
        joining.listener.open(analytics.join(joining.listener, who, sse));
        return joining;
    }

    private TestListener refusals(Entitlement who) {
        TestListener joining = new TestListener(nanos::get, decisions.audience());
        joining.listener.open(decisions.join(joining.listener, who, sse, Optional.empty()));
        return joining;
    }

    private void advance(Duration time) {
        nanos.addAndGet(time.toNanos());
        hub.round();
    }
}
