package gateway.redis.store;

import static gateway.redis.store.SampleKeys.digest;
import static gateway.redis.store.SampleKeys.key;
import static gateway.redis.store.SampleKeys.revoked;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.api.address.AddressRuleChanges;
import gateway.api.limit.StoreUnavailableException;
import gateway.api.store.StoreHealth;
import gateway.redis.server.RedisServer;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What is shared, while Redis does not answer")
class RedisGoneIT {
    private static final Duration TIMEOUT = Duration.ofMillis(200);
    private static final AddressRuleChanges BLOCKING =
            new AddressRuleChanges(Optional.empty(), Optional.empty(), List.of(), List.of("192.0.2.1"));

    @Test
    void isReadFromTheCopyAndNotChanged() {
        try (RedisServer server = RedisServer.start();
                Node node = Node.patient(server.uri(), TIMEOUT)) {
            RedisApiKeyStore keys = node.apiKeys();
            RedisAddressRuleStore rules = node.addressRules();
            keys.replace(Optional.empty(), key("a"));
            rules.replace(AddressRuleChanges.NONE, BLOCKING);
            server.suspend();
            assertThatThrownBy(() -> keys.replace(Optional.of(key("a")), revoked(key("a"))))
                    .isInstanceOf(StoreUnavailableException.class)
                    .hasMessageContaining("did not answer within 200 ms");
            for (int i = 0; i < 1_000; i++) {
                assertThat(keys.find(digest("a"))).contains(key("a"));
                assertThat(keys.find(digest("b"))).isEmpty();
                assertThat(rules.current()).isEqualTo(BLOCKING);
            }
            server.resume();
            Node.await(() -> !keys.list().get(0).key().active() || changes(keys));
        }
    }

    @Test
    void showsInHealthWithoutAnybodyAsking() {
        try (RedisServer server = RedisServer.start();
                Node node = Node.patient(server.uri(), TIMEOUT);
                Node demanding = Node.of(server)) {
            RedisApiKeyStore keys = node.apiKeys();
            RedisApiKeyStore required = demanding.apiKeys();
            assertThat(List.of(keys.health(), required.health())).containsOnly(new StoreHealth.Well());
            server.kill();
            Node.await(() -> keys.health() instanceof StoreHealth.Impaired impaired
                    && impaired.problem().contains("cannot be reached"));
            Node.await(() -> required.health() instanceof StoreHealth.Down);
            assertThat(keys.find(digest("a"))).as("what is known goes on").isEmpty();
            server.restart();
            Node.await(() -> keys.health().equals(required.health()) && keys.health() instanceof StoreHealth.Well);
        }
    }

    @Test
    void isDownForANodeThatKnowsNothingYet() {
        try (RedisServer server = RedisServer.start()) {
            server.kill();
            try (Node node = Node.patient(server.uri(), TIMEOUT)) {
                RedisAddressRuleStore rules = node.addressRules();
                assertThat(rules.health())
                        .isInstanceOfSatisfying(
                                StoreHealth.Down.class,
                                down -> assertThat(down.problem())
                                        .startsWith("test:{address-rules}:records in Redis could not be read yet: ")
                                        .contains("cannot be reached"));
                server.restart();
                Node.await(() -> rules.health() instanceof StoreHealth.Well);
            }
        }
    }

    /** Whether the key can be revoked; it may have been by the attempt that was answered too late. */
    private static boolean changes(RedisApiKeyStore keys) {
        try {
            return keys.replace(Optional.of(key("a")), revoked(key("a")));
        } catch (StoreUnavailableException e) {
            return false;
        }
    }

    @Test
    void isUnknownUntilRedisIsThereForTheFirstTime() {
        try (RedisServer server = RedisServer.start()) {
            server.kill();
            try (Node node = Node.patient(server.uri(), TIMEOUT)) {
                RedisApiKeyStore keys = node.apiKeys();
                RedisAddressRuleStore rules = node.addressRules();
                assertThatThrownBy(() -> keys.find(digest("a")))
                        .isInstanceOf(StoreUnavailableException.class)
                        .hasMessageContaining("test:{api-keys}:records in Redis could not be read yet");
                assertThatThrownBy(rules::current).isInstanceOf(StoreUnavailableException.class);
                server.restart();
                Node.await(() -> changesRules(rules));
                assertThat(keys.find(digest("a"))).isEmpty();
            }
        }
    }

    private static boolean changesRules(RedisAddressRuleStore rules) {
        try {
            return rules.replace(AddressRuleChanges.NONE, BLOCKING);
        } catch (StoreUnavailableException e) {
            return false;
        }
    }
}
