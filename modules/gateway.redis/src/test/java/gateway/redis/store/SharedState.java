package gateway.redis.store;

import static gateway.redis.store.SampleKeys.key;
import static gateway.redis.store.SampleKeys.revoked;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.address.AddressRuleChanges;
import gateway.api.administration.Administrator;
import gateway.api.administration.AuditEntry;
import gateway.api.client.Device;
import gateway.api.client.DeviceStore.Outcome;
import gateway.api.client.IpAddress;
import gateway.api.client.StoredApiKey;
import gateway.api.limit.LimitKey;
import gateway.api.lockout.LockoutRule;
import gateway.api.lockout.LockoutStore;
import gateway.redis.connection.InMemory;
import gateway.redis.connection.RedisAccess;
import gateway.redis.limit.ScriptTime;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Uses every store that is shared, in every way that needs commands of its own. */
public final class SharedState {
    private static final Instant NOW = Instant.parse("2026-11-30T10:00:00Z");

    private SharedState() {}

    /** With an address that has user and password. */
    public static void use(String uri) {
        use(RedisAccess.PLAIN, uri);
    }

    static void use(RedisAccess access, String uri) {
        try (Node node = Node.by(access, uri)) {
            useRecords(node);
            useDevices(node.devices());
            useAudit(node.open(redis -> new RedisAuditStore(redis, 1)));
            RedisLastUseStore uses = node.open(redis -> new RedisLastUseStore(redis, 10));
            uses.save(Map.of("a", NOW));
            assertThat(uses.load(NOW)).hasSize(1);
            assertThat(node.open(redis -> new RedisSecretStore(redis, new SecureRandom()))
                            .secret("one"))
                    .hasSize(64);
            useLockouts(node);
        }
    }

    private static void useRecords(Node node) {
        RedisApiKeyStore keys = node.apiKeys();
        assertThat(keys.replace(Optional.empty(), key("a"))).isTrue();
        assertThat(keys.replace(Optional.of(key("a")), revoked(key("a")))).isTrue();
        keys.replace(Optional.of(revoked(key("a"))), withAnotherSecret());
        assertThat(node.apiKeys().list()).hasSize(1);
        node.addressRules()
                .replace(
                        AddressRuleChanges.NONE,
                        new AddressRuleChanges(Optional.empty(), Optional.empty(), List.of("::1"), List.of()));
        assertThat(node.open(RedisAdministratorStore::new).addFirst(new Administrator("admin", "hash", Set.of())))
                .isTrue();
    }

    private static StoredApiKey withAnotherSecret() {
        return new StoredApiKey(key("a").key(), key("b").secrets());
    }

    private static void useDevices(RedisDeviceStore devices) {
        Instant later = NOW.plus(Duration.ofDays(2));
        assertThat(devices.replace(Optional.empty(), device("1", NOW), 1, NOW)).isEqualTo(Outcome.DONE);
        assertThat(devices.replace(Optional.empty(), device("2", later), 1, later))
                .isEqualTo(Outcome.DONE);
    }

    private static Device device(String id, Instant time) {
        return new Device(
                id, "nonce", IpAddress.parse("192.0.2.1").orElseThrow(), time, time.plus(Duration.ofHours(1)), false);
    }

    private static void useAudit(RedisAuditStore audit) {
        AuditEntry entry = new AuditEntry(NOW, "", "", "", "", "", Optional.empty(), Optional.empty());
        audit.append(entry);
        audit.append(entry);
        assertThat(audit.latest(10, 0)).hasSize(1);
    }

    private static void useLockouts(Node node) {
        LockoutRule rule = new LockoutRule(2, Duration.ofMillis(1), Duration.ofHours(1), Duration.ofHours(1));
        LimitKey key = new LimitKey(1, 2);
        LockoutStore lockouts = node.open(redis -> new RedisLockoutStore(
                redis,
                ScriptTime.ofServer(),
                Node.CLOCK,
                1,
                InMemory.store(LockoutStore.class, Node.context(Node.CLOCK))));
        LockoutRule one = new LockoutRule(1, Duration.ofMillis(1), Duration.ofHours(1), Duration.ofHours(1));
        IntStream.range(0, 2).forEach(i -> lockouts.fail(key, rule));
        lockouts.fail(key, one);
        lockouts.fail(new LimitKey(3, 4), one);
        assertThat(lockouts.lockedFor(new LimitKey(3, 4))).as("asked of Redis").isPositive();
        lockouts.clear(key);
    }
}
