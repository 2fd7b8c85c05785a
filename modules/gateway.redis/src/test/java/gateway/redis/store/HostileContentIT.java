package gateway.redis.store;

import static gateway.redis.store.SampleKeys.digest;
import static gateway.redis.store.SampleKeys.key;
import static gateway.redis.store.SampleKeys.revoked;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.LimitKey;
import gateway.api.limit.StoreUnavailableException;
import gateway.api.lockout.LockoutRule;
import gateway.api.lockout.LockoutStore;
import gateway.api.store.StoreHealth;
import gateway.redis.connection.InMemory;
import gateway.redis.limit.ScriptTime;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Two nodes, and somebody who writes into their Redis")
class HostileContentIT extends SharedRedis {
    private static final String RECORDS = "test:{api-keys}:records";
    private static final LockoutRule ONCE =
            new LockoutRule(1, Duration.ofMinutes(1), Duration.ofMinutes(1), Duration.ofHours(1));
    private static final LimitKey LOCKED = new LimitKey(1, 2);
    private static final int MEGABYTES = 2 << 20;

    private Node another;
    private RedisApiKeyStore here;
    private RedisApiKeyStore there;

    @BeforeEach
    void shareAKey() {
        another = Node.of(server);
        here = node.apiKeys();
        there = another.apiKeys();
        here.replace(Optional.empty(), key("a"));
        Node.await(() -> there.find(digest("a")).isPresent());
    }

    @AfterEach
    void closeAnother() {
        another.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {RECORDS, "test:{api-keys}:changes", "test:{api-keys}:claims", "test:changes", "test:secret"})
    void goOnWithWhatTheyKnowWhileAKeyIsOfAnotherTypeAndMegabytesLong(String foreign) {
        server.tell("SET " + foreign + " x; SETRANGE " + foreign + " " + MEGABYTES + " x");
        Node.await(() -> !makesAKey(here) || !makesAKey(there) || foreign.equals("test:changes"));
        assertThat(here.find(digest("a"))).contains(key("a"));
        assertThat(there.find(digest("a"))).contains(key("a"));

        server.tell("DEL " + foreign);
        Node.await(() -> makesAKey(here));
        Node.await(() -> makesAKey(there));
        Node.await(() -> there.list().equals(here.list()) && isWell(here) && isWell(there));
    }

    private static boolean makesAKey(RedisApiKeyStore store) {
        try {
            return store.replace(Optional.empty(), key("new-" + Node.CLOCK.epochNanos()));
        } catch (StoreUnavailableException e) {
            assertThat(e.getMessage()).hasSizeLessThan(1_000);
            return false;
        }
    }

    private static boolean isWell(RedisApiKeyStore store) {
        return store.health() instanceof StoreHealth.Well;
    }

    @Test
    void nameARecordOfMegabytesInALineAndGoOnWithTheOthers() {
        String name = "x\n".repeat(100_000);
        byHand("HSET", RECORDS, name, "99999999999999-0 {\"" + "y".repeat(MEGABYTES) + "\":1,\"version\":1}");
        byHand("XADD", "test:{api-keys}:changes", "99999999999999-0", "id", name);
        Node.await(() -> there.health() instanceof StoreHealth.Impaired);

        assertThat(((StoreHealth.Impaired) there.health()).problem())
                .startsWith("API key x?x?")
                .contains("(200000 characters)", "is not known; known are")
                .hasSizeLessThan(1_000)
                .doesNotContain("\n");
        assertThat(there.replace(Optional.of(key("a")), revoked(key("a")))).isTrue();
        Node.await(() -> here.find(digest("a")).equals(Optional.of(revoked(key("a")))));
    }

    @Test
    void hearOfLocksBehindEntriesThatAreNone() {
        LockoutStore near = lockouts(node);
        LockoutStore far = lockouts(another);
        byHand("XADD", "test:locks", "*", "something", "else");
        byHand("XADD", "test:locks", "*", "node", "n", "key", "no key", "micros", "5");
        byHand("XADD", "test:locks", "*", "node", "n", "key", "0".repeat(32), "micros", "soon");
        near.fail(LOCKED, ONCE);
        Node.await(() -> !far.lockedFor(LOCKED).isZero());
    }

    private static LockoutStore lockouts(Node node) {
        return node.open(redis -> new RedisLockoutStore(
                redis,
                ScriptTime.ofServer(),
                Node.CLOCK,
                1_000,
                InMemory.store(LockoutStore.class, Node.context(Node.CLOCK))));
    }
}
