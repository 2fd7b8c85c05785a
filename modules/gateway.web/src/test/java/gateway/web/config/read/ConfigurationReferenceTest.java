package gateway.web.config.read;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.config.Parameter;
import gateway.web.config.Configured;
import gateway.web.config.read.Reference.Row;
import gateway.web.config.source.MapSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The page for operators and the code agree; part of case I05: every documented property is accepted. */
class ConfigurationReferenceTest {
    private static final Map<String, Setting<?>> SETTINGS =
            new Catalog(algorithmParameters(), storeSettings()).byTemplate();

    private static final String PASSWORD_HASH =
            "PBKDF2WithHmacSHA256:600000:c2FsdCBvZiB0aGUgdGVzdA==:" + "aGFzaCBvZiB0aGUgdGVzdCwgMzIgYnl0ZXMgbG9uZyE=";

    private static List<Parameter> storeSettings() {
        return Stream.of("memory", "redis")
                .flatMap(id -> Configured.store(id).settings().stream())
                .toList();
    }

    private static List<Parameter> algorithmParameters() {
        return Configured.algorithms().stream()
                .flatMap(algorithm -> algorithm.parameters().stream())
                .toList();
    }

    @Test
    void everyPropertyIsDocumentedOnceAndNoOther() {
        assertThat(Reference.rows()).extracting(Row::name).containsExactlyInAnyOrderElementsOf(SETTINGS.keySet());
    }

    static Stream<Row> rows() {
        return Reference.rows().stream();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void defaultAndReloadAreAsDocumented(Row row) {
        Setting<?> setting = SETTINGS.get(row.name());
        assertThat(row.defaultText()).isEqualTo(setting.defaultText());
        assertThat(row.reloads()).isEqualTo(setting.reloads());
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theExampleIsAccepted(Row row) {
        Map<String, String> properties = new LinkedHashMap<>(surroundings(row));
        if (row.name().endsWith(".upstreams")) {
            properties.remove("gateway.routes.sample.upstream");
        }
        properties.put(named(row.name()), row.example());
        assertThat(Configured.with(lines(properties)).faults()).isEmpty();
    }

    static Stream<Row> parameters() {
        return rows().filter(row -> !row.algorithms().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("parameters")
    void theAlgorithmsThatKnowAParameterAreAsDocumented(Row row) {
        String parameter = row.name().substring(row.name().lastIndexOf('.') + 1);
        assertThat(row.algorithms())
                .containsExactlyInAnyOrderElementsOf(Configured.algorithms().stream()
                        .filter(algorithm -> algorithm.parameters().stream()
                                .anyMatch(known -> known.name().equals(parameter)))
                        .map(algorithm -> algorithm.id())
                        .toList());
    }

    static Stream<String> sampleFiles() {
        return Reference.sampleFiles().stream();
    }

    @ParameterizedTest
    @MethodSource("sampleFiles")
    void sampleFilesAreAccepted(String text) {
        String[] lines = text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toArray(String[]::new);
        assertThat(Configured.with(lines).faults()).isEmpty();
    }

    @Test
    void faultsLookAsDocumented() {
        MapSource file = new MapSource(
                "/etc/gateway.properties",
                200,
                Map.of("gateway.cors.max-age", "60", "gateway.ip.blacklist", "192.0.2.1"));
        MapSource environment = new MapSource("EnvConfigSource", 300, Map.of("GATEWAY_DEFAULT_TIER", "platinum"));
        assertThat(Configured.with().and(environment).and(file).faults())
                .containsExactlyElementsOf(Reference.sampleFaults());
    }

    /** What has to be there for a property to make sense. */
    private static Map<String, String> surroundings(Row row) {
        Map<String, String> properties = new LinkedHashMap<>();
        String section = named(row.name()).substring(0, named(row.name()).lastIndexOf('.') + 1);
        if (section.startsWith("gateway.routes.")) {
            properties.put("gateway.routes.sample.path", "/api/sample");
            if (isOfForwardedRoutes(row)) {
                properties.put("gateway.admin.port", "9081");
                properties.put("gateway.routes.sample.upstream", "http://localhost:8080");
            }
        }
        if (row.name().matches("gateway\\.(global|tiers|.*\\.limits)\\..*")) {
            properties.put(
                    section + "algorithm", row.algorithms().stream().findFirst().orElse("fixed-window"));
            properties.put(section + "max-requests", "1000");
            properties.put(section + "window", "1h");
        }
        if (section.equals("gateway.redis.")) {
            properties.put("gateway.store", "redis");
            properties.put("gateway.redis.uri", "redis://localhost");
        }
        if (section.endsWith(".lockout.")) {
            properties.put(section + "on-status", "401");
        }
        if (section.startsWith("gateway.admin.users.")) {
            properties.put(section + "password-hash", PASSWORD_HASH);
            properties.put(section + "roles", "gateway-viewer");
        }
        if (section.startsWith("gateway.keys.sample.") && !row.name().endsWith("secret-sha256")) {
            properties.put(section + "secret", "a-secret-of-the-test");
        }
        return properties;
    }

    private static boolean isOfForwardedRoutes(Row row) {
        return UpstreamReader.ALL.stream()
                .map(setting -> "gateway.routes.<r>." + setting.name())
                .anyMatch(row.name()::equals);
    }

    private static String named(String template) {
        return template.replaceAll("<[a-z]+>", "sample");
    }

    private static String[] lines(Map<String, String> properties) {
        return properties.entrySet().stream()
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .collect(Collectors.toList())
                .toArray(String[]::new);
    }
}
