package gateway.redis.store;

import static gateway.redis.store.SampleKeys.digest;
import static gateway.redis.store.SampleKeys.key;
import static gateway.redis.store.SampleKeys.revoked;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.redis.server.Forwarder;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A key that is revoked where messages do not get through")
class LostMessagesIT extends SharedRedis {
    private static final Duration A_SECOND = Duration.ofSeconds(1);
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** The connection for messages looks as well as ever. */
    @Test
    void isRefusedWithinASecondByANodeThatNoMessageReaches() {
        try (Forwarder way = Forwarder.to(server);
                Node deaf = Node.patient(way.uri(), PATIENCE)) {
            RedisApiKeyStore there = deaf.apiKeys();
            way.mute();
            assertRevokedWithinASecond(there);
        }
    }

    @Test
    void isRefusedWithinASecondWhileConnectionsForMessagesAreCutAgainAndAgain() {
        AtomicBoolean over = new AtomicBoolean();
        CompletableFuture<Void> cutting = CompletableFuture.runAsync(() -> {
            while (!over.get()) {
                server.tell("CLIENT KILL TYPE pubsub");
            }
        });
        try (Node other = Node.of(server)) {
            RedisApiKeyStore there = other.apiKeys();
            assertRevokedWithinASecond(there);
        } finally {
            over.set(true);
            cutting.join();
        }
    }

    @Test
    void isRefusedAtOnceAgainAfterTheConnectionIsBack() {
        try (Node other = Node.of(server)) {
            RedisApiKeyStore there = other.apiKeys();
            server.tell("CLIENT KILL TYPE pubsub");
            Node.await(() -> server.tell("PUBSUB NUMSUB test:changes").endsWith("\n1"));
            assertRevokedWithinASecond(there);
        }
    }

    private void assertRevokedWithinASecond(RedisApiKeyStore there) {
        RedisApiKeyStore here = node.apiKeys();
        here.replace(Optional.empty(), key("a"));
        Node.await(A_SECOND, () -> there.find(digest("a")).equals(Optional.of(key("a"))));
        assertThat(here.replace(Optional.of(key("a")), revoked(key("a")))).isTrue();
        Node.await(A_SECOND, () -> there.find(digest("a")).equals(Optional.of(revoked(key("a")))));
    }
}
