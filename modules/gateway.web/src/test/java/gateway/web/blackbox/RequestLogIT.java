package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The log of requests in files")
@Tag("every-server")
class RequestLogIT {
    private static final String SECRET = "a-secret-that-no-log-knows";

    /** Sent as they are; what they contain must not end a line or a text. */
    private static final List<String> HOSTILE = List.of(
            "/api/echo/%22,%22level%22:%22info%22",
            "/api/echo/%0a%0d%00",
            "/api/echo/\"raw\"",
            "/api/echo/\u00e9\u00ff",
            "/api/echo/%e2%80%a8;jsessionid=1",
            "/api/echo/..%2f..",
            "/api/echo/" + "x".repeat(3_000));

    @TempDir
    private Path folder;

    @Test
    void hasOneLineOfJsonForEachRequestInFilesThatAreNotTooLong() throws IOException {
        Path logs = folder.resolve("deep").resolve("logs");
        try (GatewayServer server = SharedGateways.ready(setup(logs))) {
            IntStream.range(0, 11).forEach(i -> server.send(Request.get("/api/echo?n=" + i + "&apiKey=" + SECRET)));
            server.send(Request.get("/api/hello").key(Settings.secret("mobile")));
            HOSTILE.forEach(target -> server.send(Request.get(target)));
        }

        List<Path> files = files(logs);
        List<JsonObject> lines = new ArrayList<>();
        for (Path file : files) {
            List<String> texts = Files.readAllLines(file);
            assertThat(texts).hasSizeBetween(1, 5);
            texts.forEach(text -> lines.add(json(text)));
        }
        assertThat(files)
                .allSatisfy(file -> assertThat(file.getFileName().toString())
                        .matches("shop_\\d{4}-\\d{2}-\\d{2}_\\d{6}_\\d{3}\\.log"));
        assertThat(about("/api/echo", lines)).hasSize(11).allSatisfy(line -> {
            assertThat(line.getInt("statusCode")).isEqualTo(401);
            assertThat(line.getString("level")).isEqualTo("warn");
            assertThat(line.getString("service")).isEqualTo("shop");
        });
        assertThat(about("/api/hello", lines)).singleElement().satisfies(line -> {
            assertThat(line.getString("clientId")).isEqualTo("mobile");
            assertThat(line.getBoolean("authenticated")).isTrue();
            assertThat(line.getString("level")).isEqualTo("info");
        });
        assertThat(lines).allSatisfy(line -> assertThat(line.getString("path")).hasSizeLessThanOrEqualTo(1024));
        assertThat(lines.toString()).doesNotContain(SECRET, Settings.secret("mobile"));
    }

    @Test
    void isReportedAndCountedIfItCannotBeWrittenAndCostsNoRequest() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        try (GatewayServer server = SharedGateways.ready(setup(file))) {
            for (int i = 0; i < 20; i++) {
                assertThat(server.send(Request.get("/api/hello")).status()).isEqualTo(200);
            }
            server.stop();
            assertThat(server.output().filesContaining(file + " cannot be used"))
                    .isNotEmpty();
        }
    }

    private static GatewaySetup setup(Path logs) {
        return GatewaySetup.configured(
                "gateway.demo=true",
                "gateway.lockout.api-key.max-failures=1000",
                Settings.key("mobile", "unlimited"),
                "gateway.log.dir=" + logs,
                "gateway.log.app-name=shop",
                "gateway.log.max-lines-per-file=5");
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    private static List<JsonObject> about(String path, List<JsonObject> lines) {
        return lines.stream()
                .filter(line -> line.getString("path").equals(path))
                .toList();
    }

    private static JsonObject json(String line) {
        return Json.createReader(new StringReader(line)).readObject();
    }
}
