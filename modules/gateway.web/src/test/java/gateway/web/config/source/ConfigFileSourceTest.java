package gateway.web.config.source;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.config.spi.ConfigSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConfigFileSourceTest {
    private static final String REGISTRATION = "/META-INF/services/" + ConfigSource.class.getName();

    @TempDir
    private Path folder;

    @Test
    void isFoundByMicroProfileConfig() throws IOException {
        try (InputStream registration = ConfigFileSource.class.getResourceAsStream(REGISTRATION)) {
            assertThat(new String(registration.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .collect(toSet()))
                    .containsExactly(ConfigFileSource.class.getName());
        }
        assertThat(new ConfigFileSource().getPropertyNames()).isEmpty();
    }

    @Test
    void standsBetweenTheEnvironmentAndTheDefaultsOfArchives() {
        assertThat(new ConfigFileSource(Optional.empty()).getOrdinal()).isEqualTo(200);
        assertThat(new ConfigFileSource(Optional.empty()).getName()).isEqualTo("gateway.config.file");
    }

    @Test
    void showsTheFileFromTheBeginning() throws IOException {
        Path file = Files.writeString(folder.resolve("f"), "gateway.demo=true\nother=1\n");
        ConfigFileSource source = new ConfigFileSource(Optional.of(file.toString()));
        assertThat(source.getProperties()).isEqualTo(Map.of("gateway.demo", "true", "other", "1"));
        assertThat(source.getPropertyNames()).containsExactlyInAnyOrder("gateway.demo", "other");
        assertThat(source.getValue("other")).isEqualTo("1");
        assertThat(source.getValue("none")).isNull();
    }

    @Test
    void aFileThatCannotBeReadIsReportedElsewhere() {
        assertThat(new ConfigFileSource(Optional.of(folder.resolve("none").toString())).getPropertyNames())
                .isEmpty();
        assertThat(new ConfigFileSource(Optional.of("\0")).getPropertyNames()).isEmpty();
    }

    @Test
    void aChangeReplacesAllPropertiesAtOnce() {
        ConfigFileSource source = new ConfigFileSource(Optional.empty());
        source.publish(Map.of("a", "1"));
        Map<String, String> before = source.getProperties();
        source.publish(Map.of("b", "2"));
        assertThat(before).containsOnlyKeys("a");
        assertThat(source.getProperties()).containsOnlyKeys("b");
    }
}
