package gateway.security.address;

import static gateway.security.address.Addresses.block;
import static gateway.security.address.Addresses.ip;
import static gateway.security.address.Addresses.set;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.IpAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AddressSetTest {

    @Test
    void withoutBlocksContainsNoAddress() {
        assertThat(AddressSet.empty().contains(ip("192.0.2.1"))).isFalse();
        assertThat(AddressSet.empty().contains(ip("::"))).isFalse();
        assertThat(AddressSet.of(List.of())).isEqualTo(AddressSet.empty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"10.0.0.0", "10.255.255.255", "192.0.2.7", "::ffff:192.0.2.7", "2001:db8::", "2001:db8::9"})
    void containsEveryAddressOfItsBlocks(String address) {
        assertThat(set("10.0.0.0/8", "192.0.2.7", "2001:db8::/64").contains(ip(address)))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"9.255.255.255", "11.0.0.0", "192.0.2.6", "192.0.2.8", "2001:db7::1", "2001:db8:0:1::"})
    void containsNoOtherAddress(String address) {
        assertThat(set("10.0.0.0/8", "192.0.2.7", "2001:db8::/64").contains(ip(address)))
                .isFalse();
    }

    @Test
    void keepsTheFamiliesApart() {
        assertThat(set("::/0").contains(ip("192.0.2.1"))).isFalse();
        assertThat(set("0.0.0.0/0").contains(ip("2001:db8::1"))).isFalse();
        assertThat(set("0.0.0.0/0", "::/0").contains(ip("192.0.2.1"))).isTrue();
        assertThat(set("0.0.0.0/0", "::/0").contains(ip("2001:db8::1"))).isTrue();
    }

    @Test
    void isNotConfusedByBlocksInsideBlocks() {
        AddressSet nested = set("10.1.2.3", "10.0.0.0/8", "10.0.0.0/9", "10.1.0.0/16", "10.0.0.0/8", "12.0.0.0/8");
        assertThat(nested.contains(ip("10.255.0.1"))).isTrue();
        assertThat(nested.contains(ip("10.1.2.4"))).isTrue();
        assertThat(nested.contains(ip("11.0.0.1"))).isFalse();
        assertThat(nested.contains(ip("12.0.0.1"))).isTrue();
    }

    @Test
    void comparesAddressesWithoutSign() {
        AddressSet halves = set("7fff::/16", "8000::/16", "fe80::/10", "2001:db8::8000:0:0:0/66");
        assertThat(halves.contains(ip("7fff::1"))).isTrue();
        assertThat(halves.contains(ip("8000::1"))).isTrue();
        assertThat(halves.contains(ip("febf:ffff::"))).isTrue();
        assertThat(halves.contains(ip("2001:db8::bfff:0:0:0"))).isTrue();
        assertThat(halves.contains(ip("2001:db8::c000:0:0:0"))).isFalse();
        assertThat(halves.contains(ip("ffff::"))).isFalse();
    }

    @Test
    void keepsItsBlocksAsTheyWereGiven() {
        AddressSet set = set("192.0.2.1", "10.0.0.0/8", "192.0.2.1");
        assertThat(set.blocks()).containsExactly(block("192.0.2.1"), block("10.0.0.0/8"), block("192.0.2.1"));
        assertThat(set).hasToString("[192.0.2.1, 10.0.0.0/8, 192.0.2.1]");
    }

    @Test
    void isAValue() {
        assertThat(set("10.0.0.0/8", "::1"))
                .isEqualTo(set("10.0.0.0/8", "::1"))
                .hasSameHashCodeAs(set("10.0.0.0/8", "::1"));
        assertThat(set("10.0.0.0/8")).isNotEqualTo(set("10.0.0.0/9"));
    }

    @Test
    void agreesWithAskingEveryBlock() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        List<AddressBlock> blocks =
                IntStream.range(0, 500).mapToObj(i -> randomBlock(random)).toList();
        AddressSet set = AddressSet.of(blocks);
        for (IpAddress probe : probes(blocks, random)) {
            assertThat(set.contains(probe))
                    .as("seed %d, address %s", seed, probe.text())
                    .isEqualTo(blocks.stream().anyMatch(block -> block.contains(probe)));
        }
    }

    /** Every edge of every block, the addresses beside it, and others nearby. */
    private static List<IpAddress> probes(List<AddressBlock> blocks, Random random) {
        List<IpAddress> probes = new ArrayList<>();
        for (AddressBlock block : blocks) {
            for (IpAddress edge : List.of(block.first(), block.last())) {
                probes.add(edge);
                probes.add(new IpAddress(edge.high(), edge.low() - 1));
                probes.add(new IpAddress(edge.high(), edge.low() + 1));
            }
            probes.add(randomAddress(random));
        }
        return probes;
    }

    private static AddressBlock randomBlock(Random random) {
        IpAddress address = randomAddress(random);
        int bits = address.isIpv4() ? 4 + random.nextInt(29) : 8 + random.nextInt(121);
        return new AddressBlock(address.prefix(bits), bits);
    }

    /** Few different leading bits, so that blocks meet and nest. */
    private static IpAddress randomAddress(Random random) {
        long few = random.nextInt(4) * 0x4000_0000L + random.nextInt(8);
        return random.nextBoolean()
                ? new IpAddress(0, 0xFFFF_0000_0000L | few)
                : new IpAddress(
                        random.nextInt(4) * 0x4000_0000_0000_0000L, random.nextInt(4) * 0x4000_0000_0000_0000L + few);
    }
}
