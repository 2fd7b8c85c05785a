package gateway.redis.analytics;

import static gateway.redis.analytics.Requests.entry;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.analytics.ActiveCallers;
import gateway.api.analytics.AnalyticsSnapshot;
import gateway.api.analytics.Latency;
import gateway.api.analytics.LifetimeFigures;
import gateway.api.analytics.NamedCount;
import gateway.api.analytics.NodeFigures;
import gateway.api.analytics.RequestFigures;
import gateway.api.analytics.RequestQuery;
import gateway.api.limit.Ticker;
import gateway.redis.connection.Redis;
import gateway.redis.store.Node;
import gateway.redis.store.SharedRedis;
import gateway.testkit.limit.MovableTicker;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Figures of two nodes")
class FleetIT extends SharedRedis {
    private Node another;
    private FleetAnalyticsStore here;
    private FleetAnalyticsStore there;

    @BeforeEach
    void openBoth() {
        another = Node.of(server);
        here = opened(node, "a", Node.CLOCK);
        there = opened(another, "b", Node.CLOCK);
    }

    @AfterEach
    void closeAnother() {
        another.close();
    }

    private static FleetAnalyticsStore opened(Node node, String name, Ticker ticker) {
        return node.open(redis -> FleetAnalyticsStoreIT.opened(redis, name, 1_000, ticker));
    }

    private void exchange() {
        here.tick();
        there.tick();
        here.tick();
    }

    /** As after the clock of Redis was set back: what a node told is from the future, and the node may be gone by now. */
    @Test
    void areShownThoughTheyWereToldLaterThanNow() {
        there.record(entry("/b", 200, 1, "key-2", "192.0.2.2"));
        exchange();
        atOnce(
                "for _, id in ipairs(redis.call('HKEYS', 'test:{analytics}:nodes')) do",
                "  local text = redis.call('HGET', 'test:{analytics}:nodes', id)",
                "  redis.call('HSET', 'test:{analytics}:nodes', id, (string.gsub(text, '^%d', '9', 1)))",
                "end");
        here.tick();
        assertThat(here.snapshot().nodes()).hasSize(2);
        assertThat(here.snapshot().nodes().get(1).age()).isLessThan(Duration.ofMinutes(1));
        assertThat(server.tell("HVALS test:{analytics}:nodes").lines())
                .as("ages from now on")
                .noneMatch(line -> line.startsWith("9"));
    }

    @Test
    void ofANodeThatMakeNoSenseAreLeftOut() {
        exchange();
        atOnce(
                "for _, id in ipairs(redis.call('HKEYS', 'test:{analytics}:nodes')) do",
                "  local text = redis.call('HGET', 'test:{analytics}:nodes', id)",
                "  text = string.gsub(text, 'secondOfMinute\":%d+', 'secondOfMinute\":-7')",
                "  redis.call('HSET', 'test:{analytics}:nodes', id, text)",
                "end");
        here.tick();
        assertThat(here.snapshot().nodes()).hasSize(1);
        exchange();
        assertThat(here.snapshot().nodes()).as("when it makes sense again").hasSize(2);
    }

    @Test
    void addUp() {
        IntStream.range(0, 60).forEach(i -> here.record(entry("/a", 200, i, "key-1", "192.0.2.1")));
        IntStream.range(0, 40).forEach(i -> there.record(entry("/b", 429, 1_000 + i, "key-2", "192.0.2.2")));
        there.record(entry("/a", 500, 1, "key-1", "192.0.2.1"));
        exchange();
        AnalyticsSnapshot all = here.snapshot();
        Duration time = Duration.ofMillis(59 * 30 + 40 * 1_000 + 39 * 20 + 1);
        assertThat(all.held()).isEqualTo(new RequestFigures(101, 41, 40, 10_100, time));
        assertThat(all.statuses().successful()).isEqualTo(60);
        assertThat(all.statuses().clientErrors()).isEqualTo(40);
        assertThat(all.statuses().serverErrors()).isEqualTo(1);
        assertThat(all.lifetime()).isEqualTo(new LifetimeFigures(101, 40, 10_100));
        assertThat(all.rates().lastMinute()).isEqualTo(101);
        assertThat(all.rates().perMinute().stream().mapToLong(Long::longValue).sum())
                .isEqualTo(101);
        assertThat(all.rankings().endpoints()).containsExactly(new NamedCount("/a", 61), new NamedCount("/b", 40));
        assertThat(all.rankings().clients().get(0).figures().count()).isEqualTo(61);
        assertThat(all.rankings().limitedClients()).containsExactly(new NamedCount("key-2", 40));
        assertThat(all.rankings().routes())
                .singleElement()
                .satisfies(route -> assertThat(route.figures()).isEqualTo(all.held()));
        assertThat(all.active()).as("who called both counts once").isEqualTo(new ActiveCallers(2, 2));
    }

    @Test
    void haveThePercentilesOfAllRequestsAndNotOfSomeNode() {
        IntStream.rangeClosed(1, 900).forEach(i -> here.record(entry("/a", 200, 10, "key-1", "192.0.2.1")));
        IntStream.rangeClosed(1, 100).forEach(i -> there.record(entry("/a", 200, 500 + i, "key-1", "192.0.2.1")));
        exchange();
        Latency latency = here.snapshot().latency();
        assertThat(latency.p50()).isBetween(Duration.ofMillis(10), Duration.ofMillis(11));
        assertThat(latency.p95()).isBetween(Duration.ofMillis(550), Duration.ofMillis(551));
        assertThat(latency.p99()).isBetween(Duration.ofMillis(590), Duration.ofMillis(591));
        assertThat(latency.max()).isEqualTo(Duration.ofMillis(600));
    }

    @Test
    void areShownForEachNodeToo() {
        here.record(entry("/a", 200, 5, "key-1", "192.0.2.1"));
        there.record(entry("/b", 404, 7, "key-2", "192.0.2.2"));
        there.record(entry("/b", 404, 7, "key-2", "192.0.2.2"));
        exchange();
        assertThat(here.snapshot().nodes()).extracting(NodeFigures::name).containsExactly("a", "b");
        NodeFigures self = here.snapshot().nodes().get(0);
        NodeFigures other = here.snapshot().nodes().get(1);
        assertThat(self.self()).isTrue();
        assertThat(self.held().count()).isEqualTo(1);
        assertThat(other.self()).isFalse();
        assertThat(other.held().errors()).isEqualTo(2);
        assertThat(other.lifetime().requests()).isEqualTo(2);
        assertThat(other.age()).isLessThan(Exchange.GONE);
        assertThat(here.find(RequestQuery.newest(10, 0)).entries())
                .as("requests are those of the node that is asked")
                .hasSize(1);
    }

    @Test
    void goOnWithoutANodeThatIsGoneButForWhatItCountedInItsLife() {
        MovableTicker ticker = MovableTicker.startingAt(Instant.parse("2026-11-30T10:00:00Z"));
        FleetAnalyticsStore patient = opened(node, "c", ticker);
        there.record(entry("/b", 429, 7, "key-2", "192.0.2.2"));
        there.tick();
        patient.tick();
        ticker.advance(Duration.ofSeconds(14));
        assertThat(patient.snapshot().held().count()).isEqualTo(1);
        ticker.advance(Duration.ofSeconds(2));
        assertThat(patient.snapshot().held().count()).isZero();
        assertThat(patient.snapshot().nodes()).extracting(NodeFigures::name).containsExactly("c");
        assertThat(patient.snapshot().lifetime()).isEqualTo(new LifetimeFigures(1, 1, 100));
        another.close();
        patient.tick();
        assertThat(patient.snapshot().lifetime().requests()).isEqualTo(1);
        another = Node.of(server);
    }

    @Test
    void leaveOutANodeThatStops() {
        there.record(entry("/b", 200, 7, "key-2", "192.0.2.2"));
        exchange();
        another.close();
        here.tick();
        assertThat(here.snapshot().nodes()).extracting(NodeFigures::name).containsExactly("a");
        assertThat(here.snapshot().lifetime().requests()).isEqualTo(1);
        another = Node.of(server);
    }

    @Test
    void doNotDependOnTheClocksOfNodes() {
        FleetAnalyticsStore slow = opened(node, "slow", MovableTicker.startingAt(Instant.EPOCH));
        slow.record(entry("/a", 200, 1, "key-1", "192.0.2.1"));
        slow.tick();
        here.record(entry("/a", 200, 1, "key-1", "192.0.2.1"));
        here.tick();
        assertThat(here.snapshot().rates().lastMinute()).isEqualTo(2);
        assertThat(here.snapshot().rates().perMinute().stream()
                        .mapToLong(Long::longValue)
                        .sum())
                .isEqualTo(2);
    }

    @Test
    void leaveOutWhatCannotBeRead() {
        there.record(entry("/b", 200, 7, "key-2", "192.0.2.2"));
        there.tick();
        byHand("HSET", "test:{analytics}:nodes", "foreign", "99999999999999 {\"version\":2}");
        here.tick();
        assertThat(here.snapshot().nodes()).extracting(NodeFigures::name).containsExactly("a", "b");
    }

    @Test
    void areThoseOfThisNodeUntilOthersAreHeard() {
        here.record(entry("/a", 200, 1, "key-1", "192.0.2.1"));
        assertThat(here.snapshot().held().count()).isEqualTo(1);
        assertThat(here.snapshot().nodes()).extracting(NodeFigures::name).containsExactly("a");
    }

    @Test
    void haveABoundedSizeWhateverCallersSend() {
        String path = "/" + "x".repeat(1_000);
        IntStream.range(0, 1_000).forEach(i -> there.record(entry(path + i, 200, i, "key-" + i, "192.0.2." + i % 250)));
        exchange();
        String text = inRedisAll();
        assertThat(text.length()).isLessThan(400_000);
        assertThat(here.snapshot().held().count()).isEqualTo(1_000);
        assertThat(here.snapshot().rankings().endpoints()).hasSize(5);
    }

    private String inRedisAll() {
        try (Redis redis = node.redis()) {
            List<String> all = redis.ask(commands -> commands.hvals("test:{analytics}:nodes"));
            return String.join("", all);
        }
    }
}
