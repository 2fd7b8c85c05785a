package gateway.web.config;

import static gateway.web.config.Configured.with;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Algorithm;
import gateway.web.config.read.ConfigReader;
import gateway.web.config.source.MapSource;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServerTest {

    @Test
    void everythingCanBeSet() {
        ServerConfig server = with(
                        "gateway.store=other",
                        "gateway.node=one-of-two",
                        "gateway.other.max-keys=5",
                        "gateway.analytics.capacity=100",
                        "gateway.admin.port=9081",
                        "gateway.admin.shared-port=true",
                        "gateway.data-dir=/var/lib/gateway",
                        "gateway.config.file=/etc/gateway.properties",
                        "gateway.config.reload-interval=30s",
                        "gateway.demo=true")
                .config()
                .server();
        assertThat(server.node()).isEqualTo("one-of-two");
        assertThat(server.store()).isEqualTo("other");
        assertThat(server.storeSettings().whole("other.max-keys")).isEqualTo(5);
        assertThat(server.storeSettings().whole("other.max-bytes")).isEqualTo(256L << 20);
        assertThat(server.analyticsCapacity()).isEqualTo(100);
        assertThat(server.adminPort()).hasValue(9081);
        assertThat(server.sharedPort()).isTrue();
        assertThat(server.dataDir()).isEqualTo(Path.of("/var/lib/gateway"));
        assertThat(server.demo()).isTrue();
    }

    @Test
    void aStoreThatNobodyProvidesIsAFaultAndReplacedByMemory() {
        Configured configured = with("gateway.store=elsewhere");
        assertThat(configured.faults())
                .containsExactly(
                        "gateway.store is \"elsewhere\", allowed is memory or other or redis (from gateway.properties)");
        assertThat(configured.read().config().server().store()).isEqualTo("memory");
    }

    @Test
    void aFaultySettingOfTheStoreIsReplacedByItsDefault() {
        Configured configured = with("gateway.memory.max-keys=many");
        assertThat(configured.faults())
                .containsExactly("gateway.memory.max-keys is \"many\", allowed is a whole number from 1 to 1000000000"
                        + " (from gateway.properties)");
        assertThat(configured.read().config().server().storeSettings().whole("memory.max-keys"))
                .isEqualTo(1_000_000);
    }

    @Test
    void aSettingOfAnotherStoreWouldDoNothing() {
        assertThat(with("gateway.other.max-keys=5").faults())
                .containsExactly(
                        "gateway.other.max-keys is for another store than memory, which gateway.store names and"
                                + " which allows memory.max-keys, memory.max-bytes (from gateway.properties)");
    }

    @ParameterizedTest
    @CsvSource({
        "admin.port, 0",
        "admin.port, 65536",
        "analytics.capacity, 0",
        "config.reload-interval, 5",
        "config.reload-interval, 99ms",
        "demo, 1",
        "node, two words",
        "on-failure, ajar"
    })
    void otherValuesAreFaults(String name, String value) {
        assertThat(with("gateway." + name + "=" + value).faults())
                .singleElement()
                .asString()
                .startsWith("gateway." + name + " is \"" + value + "\", allowed is ");
    }

    @Test
    void aNameThatDoesNothingIsNotKnown() {
        String name = "gateway.routes.r.cache";
        assertThat(with(name + "=1").faults()).anyMatch(fault -> fault.startsWith(name + " is not known"));
    }

    @Test
    void twoProvidersWithOneIdAreAFault() {
        List<Algorithm> twice = Stream.concat(
                        Configured.algorithms().stream(),
                        Configured.algorithms().stream()
                                .filter(algorithm -> algorithm.id().equals("fixed-window")))
                .toList();
        assertThat(read(twice))
                .singleElement()
                .asString()
                .startsWith("gateway.api.limit.Algorithm has the id fixed-window, which ")
                .contains("allowed is one provider of each id");
    }

    @Test
    void withoutAnyStoreTheDefaultIsAFault() {
        assertThat(new ConfigReader(Configured.algorithms(), List.of(), List.of())
                        .read(List.of())
                        .faults())
                .extracting(Fault::toString)
                .containsExactly("gateway.store is \"memory\", allowed is nothing, since none was found (the default)");
    }

    @Test
    void withoutAnAlgorithmTheBuiltInTiersAreFaultsThatListWhatWasFound() {
        assertThat(read(List.of()))
                .containsExactly(
                        "gateway.global.algorithm is \"fixed-window\", allowed is none (from built in)",
                        "gateway.tiers.free.algorithm is \"token-bucket\", allowed is none (from built in)",
                        "gateway.tiers.pro.algorithm is \"sliding-window-log\", allowed is none (from built in)");
    }

    private static List<String> read(List<Algorithm> algorithms) {
        return new ConfigReader(algorithms, List.of(Configured.memory()), List.of())
                .read(List.of(new MapSource("empty", 100, Map.of()))).faults().stream()
                        .map(Fault::toString)
                        .toList();
    }
}
