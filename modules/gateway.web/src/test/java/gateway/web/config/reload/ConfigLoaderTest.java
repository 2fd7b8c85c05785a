package gateway.web.config.reload;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.config.Configured;
import gateway.web.config.Fault;
import gateway.web.config.source.ConfigFileSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.config.spi.ConfigSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConfigLoaderTest {
    @TempDir
    private Path folder;

    @Test
    void ofSeveralSourcesTheHigherOrdinalCountsInWhateverOrderTheyCome() {
        LoadedConfig loaded = load(
                source("low", 100, Map.of("gateway.default-tier", "free")),
                source("high", 400, Map.of("gateway.default-tier", "unlimited")),
                source("middle", 300, Map.of("gateway.default-tier", "pro")));
        assertThat(loaded.result().config().defaultTier()).isEqualTo("unlimited");
    }

    @Test
    void aFaultNamesTheSource() {
        assertThat(faults(source("SysPropConfigSource", 400, Map.of("gateway.demo", "maybe"))))
                .containsExactly("gateway.demo is \"maybe\", allowed is false or true (from SysPropConfigSource)");
    }

    @Test
    void environmentVariablesAreUnderstoodWhetherTheSourceUnderstandsThemItselfOrNot() {
        LoadedConfig loaded = load(source("env", 300, Map.of("GATEWAY_TIERS_FREE_ALGORITHM", "none")));
        assertThat(loaded.result().faults()).isEmpty();
        assertThat(loaded.result().config().tiers().get("free").policies()).isEmpty();
    }

    @Test
    void variablesOfTheServerAreExpanded() {
        LoadedConfig loaded = load(
                source("server.xml", 1, Map.of("gateway.admin.port", "${ADMIN_PORT}", "ADMIN_PORT", "9081")),
                source("env", 300, Map.of("ADMIN_PORT", "9555")));
        assertThat(loaded.result().config().server().adminPort()).hasValue(9555);
    }

    @Test
    void theFileStandsBetweenEnvironmentAndDefaults() throws IOException {
        Path file = Files.writeString(
                folder.resolve("gateway.properties"), "gateway.default-tier=pro\ngateway.demo=true\n");
        LoadedConfig loaded = load(
                source("env", 300, Map.of("GATEWAY_CONFIG_FILE", file.toString(), "GATEWAY_DEFAULT_TIER", "free")),
                source("archive", 100, Map.of("gateway.demo", "false")));
        assertThat(loaded.result().config().defaultTier()).isEqualTo("free");
        assertThat(loaded.result().config().server().demo()).isTrue();
    }

    @Test
    void whateverSourceNamesTheFileEverybodySeesIt() throws IOException {
        Path file = Files.writeString(folder.resolve("gateway.properties"), "gateway.demo=true\nhost.app=1\n");
        ConfigFileSource live = new ConfigFileSource();
        LoadedConfig loaded = new ConfigLoader(Configured.reader())
                .load(List.of(
                        live,
                        source("server.xml", 1, Map.of("gateway.config.file", "${where}/gateway.properties")),
                        source("system properties", 400, Map.of("where", folder.toString()))));
        assertThat(loaded.result().config().server().demo()).isTrue();
        assertThat(live.getProperties()).isEqualTo(Map.of("gateway.demo", "true", "host.app", "1"));
        assertThat(file).exists();
    }

    @Test
    void faultsOfTheFileAndOfEverythingElseAreReportedTogether() throws IOException {
        Path file = Files.writeString(folder.resolve("f"), "gateway.demo=1\ngateway.demo=2\ngatway.demo=3\n");
        assertThat(faults(source("env", 300, Map.of("GATEWAY_CONFIG_FILE", file.toString(), "GATEWAY_STORE", "x"))))
                .containsExactly(
                        "gateway.demo stands there twice; allowed is once (from " + file + ")",
                        "gateway.demo is \"2\", allowed is false or true (from " + file + ")",
                        "gateway.store is \"x\", allowed is memory or other or redis (from env)",
                        "gatway.demo is not known; the nearest beginning is gateway, which is allowed (from " + file
                                + ")");
    }

    @Test
    void withoutAFileThereIsNothingToWatch() {
        ManualScheduler scheduler = new ManualScheduler();
        assertThat(load().watcher(scheduler, scheduler, config -> {})).isEmpty();
    }

    private static LoadedConfig load(ConfigSource... sources) {
        return new ConfigLoader(Configured.reader()).load(List.of(sources));
    }

    private static List<String> faults(ConfigSource... sources) {
        return load(sources).result().faults().stream().map(Fault::toString).toList();
    }

    private static ConfigSource source(String name, int ordinal, Map<String, String> values) {
        return new NamedSource(name, ordinal, values);
    }
}
