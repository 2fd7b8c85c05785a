package gateway.proxy.upstream;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.proxy.upstream.Server.Outcome;
import gateway.proxy.upstream.UpstreamSettings.BreakerSettings;
import gateway.proxy.upstream.UpstreamSettings.Timeouts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UpstreamTest {
    private static final Duration SECOND = Duration.ofSeconds(1);

    private final AtomicLong now = new AtomicLong();

    private Upstream upstream(Balance balance, int maxConnections, int firstTurn, String... urls) {
        UpstreamSettings settings = new UpstreamSettings(
                Arrays.stream(urls).map(Target::parse).toList(),
                balance,
                new Timeouts(SECOND, SECOND, SECOND),
                true,
                maxConnections,
                new BreakerSettings(2, SECOND, Duration.ofSeconds(10)),
                Optional.empty());
        return new Upstream("orders", settings, now::get, firstTurn);
    }

    private static String chosen(Upstream upstream) {
        return upstream.choose(Optional.empty())
                .map(server -> server.target().host())
                .orElse("none");
    }

    private static List<String> answered(Upstream upstream, int count) {
        List<String> hosts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Server server = upstream.choose(Optional.empty()).orElseThrow();
            hosts.add(server.target().host());
            server.leave(Outcome.ANSWERED);
        }
        return hosts;
    }

    private static int count(List<String> hosts, String host) {
        return Collections.frequency(hosts, host);
    }

    @Test
    void requestsGoRound() {
        Upstream upstream = upstream(Balance.ROUND_ROBIN, 10, 0, "http://a", "http://b", "http://c");
        assertThat(answered(upstream, 6)).containsExactly("a", "b", "c", "a", "b", "c");
    }

    @Test
    void weightsAreSpreadEvenly() {
        Upstream upstream = upstream(Balance.ROUND_ROBIN, 10, 0, "http://a;weight=3", "http://b");
        assertThat(answered(upstream, 8)).containsExactly("a", "a", "b", "a", "a", "a", "b", "a");
    }

    @DisplayName("B06: the counter of turns may wrap around")
    @ParameterizedTest
    @ValueSource(ints = {Integer.MAX_VALUE - 2, -3, Integer.MIN_VALUE})
    void theCounterMayWrap(int first) {
        List<String> hosts = answered(upstream(Balance.ROUND_ROBIN, 10, first, "http://a", "http://b", "http://c"), 12);
        assertThat(List.of(count(hosts, "a"), count(hosts, "b"), count(hosts, "c")))
                .allSatisfy(times -> assertThat(times).isBetween(3, 5));
    }

    @Test
    void whoHasTheFewestUnderWayGetsTheNext() {
        Upstream upstream = upstream(Balance.LEAST_CONNECTIONS, 10, 0, "http://a", "http://b");
        String busy = chosen(upstream);
        List<String> others = answered(upstream, 5);
        assertThat(others).doesNotContain(busy);
    }

    @Test
    void aServerThatHasEnoughGetsNoMore() {
        Upstream upstream = upstream(Balance.ROUND_ROBIN, 1, 0, "http://a", "http://b");
        assertThat(List.of(chosen(upstream), chosen(upstream), chosen(upstream)))
                .containsExactly("a", "b", "none");
    }

    @Test
    void aServerThatFailsIsLeftAloneAndComesBackSlowly() {
        Upstream upstream = upstream(Balance.ROUND_ROBIN, 10, 0, "http://a", "http://b");
        fail(upstream, "a");
        assertThat(answered(upstream, 4)).containsOnly("b");
        assertThat(upstream.status().get(0).state()).isEqualTo(ServerStatus.State.OPEN);

        now.addAndGet(SECOND.toNanos());
        assertThat(answered(upstream, 2)).contains("a");
        assertThat(upstream.status().get(0).state()).isEqualTo(ServerStatus.State.STARTING);
        assertThat(count(answered(upstream, 100), "a")).isBetween(1, 25);

        now.addAndGet(Duration.ofSeconds(10).toNanos());
        assertThat(count(answered(upstream, 100), "a")).isEqualTo(50);
    }

    private static void fail(Upstream upstream, String host) {
        for (int failed = 0; failed < 2; ) {
            Server server = upstream.choose(Optional.empty()).orElseThrow();
            boolean meant = server.target().host().equals(host);
            server.leave(meant ? Outcome.FAILED : Outcome.ANSWERED);
            failed += meant ? 1 : 0;
        }
    }

    @Test
    void aServerThatIsNotWellGetsNothingUntilItIs() {
        Upstream upstream = upstream(Balance.ROUND_ROBIN, 10, 0, "http://a", "http://b");
        Server first = upstream.servers().get(0);
        first.checked(false);
        assertThat(answered(upstream, 2)).contains("a");
        first.checked(false);
        assertThat(answered(upstream, 4)).containsOnly("b");
        assertThat(upstream.status().get(0).state()).isEqualTo(ServerStatus.State.UNHEALTHY);
        first.checked(true);
        now.addAndGet(Duration.ofSeconds(10).toNanos());
        assertThat(answered(upstream, 2)).contains("a");
    }

    @Test
    void aRequestIsTriedElsewhereIfThereIsAnother() {
        Upstream two = upstream(Balance.ROUND_ROBIN, 10, 0, "http://a", "http://b");
        Server tried = two.choose(Optional.empty()).orElseThrow();
        assertThat(two.choose(Optional.of(tried))).isPresent().get().isNotSameAs(tried);

        Upstream one = upstream(Balance.ROUND_ROBIN, 10, 0, "http://a");
        Server only = one.choose(Optional.empty()).orElseThrow();
        assertThat(one.choose(Optional.of(only))).containsSame(only);
    }

    @Test
    void nobodyIsLostCount() {
        Upstream upstream = upstream(Balance.ROUND_ROBIN, 10, 0, "http://a");
        answered(upstream, 7);
        assertThat(upstream.status()).singleElement().satisfies(status -> {
            assertThat(status.inFlight()).isZero();
            assertThat(status.requests()).isEqualTo(7);
        });
    }
}
