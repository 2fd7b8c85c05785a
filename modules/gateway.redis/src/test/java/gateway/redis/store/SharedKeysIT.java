package gateway.redis.store;

import static gateway.redis.store.SampleKeys.digest;
import static gateway.redis.store.SampleKeys.key;
import static gateway.redis.store.SampleKeys.revoked;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.api.client.StoredApiKey;
import gateway.api.limit.StoreUnavailableException;
import gateway.api.store.StoreHealth;
import gateway.testkit.limit.Crowd;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("API keys of two nodes")
class SharedKeysIT extends SharedRedis {
    private static final Duration A_SECOND = Duration.ofSeconds(1);
    private static final String RECORDS = "test:{api-keys}:records";
    private static final String CHANGES = "test:{api-keys}:changes";

    private final List<Node> others = new ArrayList<>();

    private RedisApiKeyStore here() {
        return node.apiKeys();
    }

    private RedisApiKeyStore there() {
        Node another = Node.of(server);
        others.add(another);
        return another.apiKeys();
    }

    @AfterEach
    void closeOthers() {
        others.forEach(Node::close);
        others.clear();
    }

    @Test
    void areTheSameOnBothWithinASecond() {
        RedisApiKeyStore here = here();
        RedisApiKeyStore there = there();
        here.replace(Optional.empty(), key("a"));
        Node.await(A_SECOND, () -> there.find(digest("a")).isPresent());
        there.replace(Optional.of(key("a")), revoked(key("a")));
        Node.await(A_SECOND, () -> here.find(digest("a")).equals(Optional.of(revoked(key("a")))));
        assertThat(here.list()).isEqualTo(there.list()).containsExactly(revoked(key("a")));
    }

    @Test
    void areTheSameWithinASecondAlsoIfNoMessageComes() {
        RedisApiKeyStore here = here();
        RedisApiKeyStore there = there();
        here.replace(Optional.empty(), key("a"));
        Node.await(A_SECOND, () -> there.find(digest("a")).isPresent());
        String text = inRedis(RECORDS, "a").split(" ", 2)[1].replace("\"active\":true", "\"active\":false");
        byHand("HSET", RECORDS, "a", "99999999999999-0 " + text);
        byHand("XADD", CHANGES, "99999999999999-0", "id", "a");
        Node.await(A_SECOND, () -> there.find(digest("a")).equals(Optional.of(revoked(key("a")))));
    }

    @Test
    void areChangedByOneOfThoseWhoExpectTheSame() {
        RedisApiKeyStore here = here();
        RedisApiKeyStore there = there();
        here.replace(Optional.empty(), key("a"));
        for (int i = 0; i < 20; i++) {
            StoredApiKey before = here.list().get(0);
            StoredApiKey next = before.key().active() ? revoked(before) : key("a");
            List<Boolean> done = Crowd.of(2, member -> (member == 0 ? here : there).replace(Optional.of(before), next));
            assertThat(done).containsOnlyOnce(true);
            Node.await(() -> there.list().equals(here.list()));
        }
    }

    @Test
    void thatAreMadeAtOnceAreAllKept() {
        RedisApiKeyStore here = here();
        RedisApiKeyStore there = there();
        Crowd.of(8, member -> {
            IntStream.range(0, 100)
                    .forEach(i -> (member % 2 == 0 ? here : there).replace(Optional.empty(), key(member + "-" + i)));
            return member;
        });
        Node.await(() -> here.list().size() == 800 && there.list().size() == 800);
        assertThat(here.list()).isEqualTo(there.list());
        assertThat(there().list()).as("read by a node that starts").isEqualTo(here.list());
    }

    @Test
    void cannotShareASecret() {
        RedisApiKeyStore here = here();
        RedisApiKeyStore there = there();
        here.replace(Optional.empty(), key("a"));
        StoredApiKey thief = new StoredApiKey(key("b").key(), key("a").secrets());
        assertThat(there.replace(Optional.empty(), thief)).isFalse();
        assertThat(there.find(digest("a"))).as("learned by that").contains(key("a"));
    }

    @Test
    void areReadAnewWhereTheStreamDoesNotGoOn() {
        RedisApiKeyStore here = here();
        RedisApiKeyStore there = there();
        here.replace(Optional.empty(), key("a"));
        here.replace(Optional.empty(), key("b"));
        Node.await(() -> there.list().size() == 2);
        atOnce(
                "redis.call('HDEL', '" + RECORDS + "', 'a')",
                "redis.call('DEL', '" + CHANGES + "')",
                "redis.call('XADD', '" + CHANGES + "', '5-5', 'id', 'b')");
        Node.await(
                A_SECOND,
                () -> there.list().equals(List.of(key("b")))
                        && here.find(digest("a")).isEmpty());
        byHand("FLUSHALL");
        Node.await(() -> there.list().isEmpty() && here.list().isEmpty());
        assertThat(here.replace(Optional.empty(), key("a"))).isTrue();
        Node.await(A_SECOND, () -> there.find(digest("a")).isPresent());
    }

    @Test
    void thatCannotBeReadAreNamedAndLeftAsTheyAre() {
        RedisApiKeyStore here = here();
        here.replace(Optional.empty(), key("a"));
        String foreign = "99999999999999-0 {\"version\":2,\"secret\":\"s\"}";
        byHand("HSET", RECORDS, "b", foreign);
        RedisApiKeyStore there = there();
        assertThat(there.find(digest("a"))).as("the others go on").contains(key("a"));
        assertThat(there.list()).containsExactly(key("a"));
        String problem = "API key b in Redis, a field of the key " + RECORDS
                + ", cannot be read and is left as it is: version is 2, known is 1 alone";
        assertThatThrownBy(() -> there.find(digest("b")))
                .as("it may be the one that cannot be read")
                .hasMessage(problem);
        assertThatThrownBy(() -> there.replace(Optional.empty(), key("b"))).hasMessage(problem);
        assertThat(inRedis(RECORDS, "b")).isEqualTo(foreign);
        assertThat(there.health()).isEqualTo(new StoreHealth.Impaired(problem));
        assertThat(there.replace(Optional.of(key("a")), revoked(key("a")))).isTrue();
    }

    @Test
    void areNotWrittenOverWhatSomebodyElseKeepsThere() {
        byHand("SET", RECORDS, "somebody else's");
        RedisApiKeyStore there = there();
        Set<Runnable> attempts =
                Set.of(() -> there.find(digest("a")), there::list, () -> there.replace(Optional.empty(), key("a")));
        assertThat(attempts)
                .allSatisfy(attempt -> assertThatThrownBy(attempt::run)
                        .hasMessageContaining(
                                "is of another type than it has to be, and is left as it is; it is asked for as "
                                        + RECORDS));
        byHand("DEL", RECORDS);
        Node.await(A_SECOND, () -> isEmpty(there));
    }

    private static boolean isEmpty(RedisApiKeyStore store) {
        try {
            return store.list().isEmpty();
        } catch (StoreUnavailableException e) {
            return false;
        }
    }
}
