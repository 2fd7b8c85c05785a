package gateway.redis.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.api.address.AddressRuleChanges;
import gateway.api.administration.Administrator;
import gateway.api.administration.AuditEntry;
import gateway.api.client.Device;
import gateway.api.client.DeviceStore.Outcome;
import gateway.api.client.IpAddress;
import gateway.api.limit.StoreUnavailableException;
import gateway.redis.connection.Redis;
import gateway.testkit.limit.Crowd;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What two nodes share besides API keys")
class SharedStateIT extends SharedRedis {
    private static final Duration A_SECOND = Duration.ofSeconds(1);
    private static final Instant NOW = Instant.parse("2026-11-30T10:00:00Z");

    private Node another;

    @BeforeEach
    void openAnother() {
        another = Node.of(server);
    }

    @AfterEach
    void closeAnother() {
        another.close();
    }

    @Test
    void addressRulesReachTheOtherWithinASecond() {
        RedisAddressRuleStore here = node.addressRules();
        RedisAddressRuleStore there = another.addressRules();
        AddressRuleChanges one = blocking("192.0.2.1");
        assertThat(here.replace(AddressRuleChanges.NONE, one)).isTrue();
        Node.await(A_SECOND, () -> there.current().equals(one));
        assertThat(there.replace(one, AddressRuleChanges.NONE)).isTrue();
        Node.await(A_SECOND, () -> here.current().equals(AddressRuleChanges.NONE));
        assertThat(here.replace(AddressRuleChanges.NONE, one)).isTrue();
        assertThat(there.replace(AddressRuleChanges.NONE, blocking("192.0.2.2")))
                .as("somebody was faster")
                .isFalse();
        assertThat(there.current()).isEqualTo(one);
    }

    @Test
    void devicesReachTheOtherAndAreForgottenADayAfterTheyExpired() {
        RedisDeviceStore here = node.devices();
        RedisDeviceStore there = another.devices();
        Device device = device(1, NOW);
        assertThat(here.replace(Optional.empty(), device, 30, NOW)).isEqualTo(Outcome.DONE);
        Node.await(A_SECOND, () -> there.find(device.id()).isPresent());
        Instant later = device.expiresAt().plus(Duration.ofDays(1));
        assertThat(there.replace(Optional.empty(), device(2, later), 30, later)).isEqualTo(Outcome.DONE);
        Node.await(A_SECOND, () -> here.list().equals(List.of(device(2, later))));
        assertThat(here.find(device.id())).isEmpty();
    }

    @Test
    void devicesOfAnAddressAreCountedTogether() {
        RedisDeviceStore here = node.devices();
        RedisDeviceStore there = another.devices();
        List<Outcome> outcomes = Crowd.of(
                16, member -> (member % 2 == 0 ? here : there).replace(Optional.empty(), device(member, NOW), 5, NOW));
        assertThat(outcomes).filteredOn(Outcome.DONE::equals).hasSize(5);
        assertThat(outcomes).filteredOn(Outcome.TOO_MANY::equals).hasSize(11);
    }

    @Test
    void thereAreOnlySoManyDevices() {
        RedisDeviceStore few = node.open(redis -> new RedisDeviceStore(redis, 2));
        few.replace(Optional.empty(), device(1, NOW), 30, NOW);
        few.replace(Optional.empty(), device(2, NOW), 30, NOW);
        assertThatThrownBy(() -> few.replace(Optional.empty(), device(3, NOW), 30, NOW))
                .isInstanceOf(StoreUnavailableException.class)
                .hasMessage("no room for another device, there are 2 already");
        assertThat(few.replace(Optional.of(device(1, NOW)), device(1, NOW).asRevoked(), 30, NOW))
                .isEqualTo(Outcome.DONE);
    }

    @Test
    void ofTheFirstAccountsThatNodesMakeAtOnceOneBecomesThatOfAll() {
        RedisAdministratorStore here = node.open(RedisAdministratorStore::new);
        RedisAdministratorStore there = another.open(RedisAdministratorStore::new);
        List<Boolean> added = Crowd.of(
                2,
                member -> (member == 0 ? here : there)
                        .addFirst(new Administrator("admin", "hash " + member, Set.of("gateway-admin"))));
        assertThat(added).containsOnlyOnce(true);
        Node.await(
                A_SECOND, () -> here.list().equals(there.list()) && !here.list().isEmpty());
        assertThat(here.list().get(0).passwordHash()).isEqualTo("hash " + added.indexOf(true));
    }

    @Test
    void theAuditLogHasTheEntriesOfBothAndAsManyAsItHasRoomFor() {
        RedisAuditStore here = node.open(redis -> new RedisAuditStore(redis, 10));
        RedisAuditStore there = another.open(redis -> new RedisAuditStore(redis, 10));
        IntStream.range(0, 12).forEach(i -> (i % 2 == 0 ? here : there).append(entry("target-" + i)));
        assertThat(there.latest(3, 0))
                .extracting(AuditEntry::target)
                .containsExactly("target-11", "target-10", "target-9");
        assertThat(here.latest(100, 0)).hasSize(10);
        byHand("LPUSH", "test:audit", "{\"version\":2}");
        assertThatThrownBy(() -> here.latest(1, 0))
                .hasMessage("entry 0 of the list test:audit in Redis cannot be read and is left as it is: version is 2,"
                        + " known is 1 alone");
    }

    @Test
    void timesOfLastUseAreThoseOfBothAndTheLatestAreKept() {
        RedisLastUseStore here = node.open(redis -> new RedisLastUseStore(redis, 3));
        RedisLastUseStore there = another.open(redis -> new RedisLastUseStore(redis, 3));
        here.save(Map.of("a", NOW, "b", NOW.plusSeconds(1)));
        there.save(Map.of("a", NOW.plusSeconds(5), "c", NOW.plusSeconds(2), "d", NOW.plusSeconds(3)));
        here.save(Map.of("a", NOW.plusSeconds(4)));
        assertThat(there.load(Instant.EPOCH))
                .isEqualTo(Map.of("a", NOW.plusSeconds(5), "c", NOW.plusSeconds(2), "d", NOW.plusSeconds(3)));
    }

    @Test
    void aSecretThatIsNoneIsNamedAndLeftAsItIs() {
        byHand("SET", "test:secret:device-master", "2 something");
        RedisSecretStore store = node.open(redis -> new RedisSecretStore(redis, new SecureRandom()));
        assertThatThrownBy(() -> store.secret("device-master"))
                .isInstanceOf(StoreUnavailableException.class)
                .hasMessageContaining("test:secret:device-master")
                .hasMessageNotContaining("something");
        try (Redis redis = node.redis()) {
            String kept = redis.ask(commands -> commands.get("test:secret:device-master"));
            assertThat(kept).isEqualTo("2 something");
        }
    }

    private static AddressRuleChanges blocking(String block) {
        return new AddressRuleChanges(Optional.empty(), Optional.empty(), List.of(), List.of(block));
    }

    private static Device device(int number, Instant registeredAt) {
        return new Device(
                "00000000-0000-4000-8000-%012d".formatted(number),
                "0".repeat(32),
                IpAddress.parse("192.0.2.1").orElseThrow(),
                registeredAt,
                registeredAt.plus(Duration.ofDays(7)),
                false);
    }

    private static AuditEntry entry(String target) {
        return new AuditEntry(
                NOW, "r-1", "admin", "192.0.2.1", "key.create", target, Optional.empty(), Optional.empty());
    }
}
