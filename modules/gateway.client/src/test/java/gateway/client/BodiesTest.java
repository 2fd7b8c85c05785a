package gateway.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Bodies are sent again if they can be")
class BodiesTest {
    private static final byte[] TEXT = "body".getBytes(java.nio.charset.StandardCharsets.UTF_8);

    static Stream<BodyPublisher> repeatable() {
        return Stream.of(
                BodyPublishers.ofString("body"),
                BodyPublishers.ofByteArray(TEXT),
                RepeatableBody.of(() -> BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(TEXT))));
    }

    @ParameterizedTest
    @MethodSource("repeatable")
    void whatIsInMemoryOrSaidToBeRepeatableIsSentAgain(BodyPublisher body) throws Exception {
        assertThat(sent(body)).containsExactly("body", "body");
    }

    static Stream<BodyPublisher> once() {
        ByteArrayInputStream stream = new ByteArrayInputStream(TEXT);
        return Stream.of(
                BodyPublishers.ofInputStream(() -> stream),
                BodyPublishers.fromPublisher(BodyPublishers.ofString("body")),
                BodyPublishers.concat(BodyPublishers.ofString("bo"), BodyPublishers.ofString("dy")));
    }

    @ParameterizedTest
    @MethodSource("once")
    void whatMayBeUsedUpIsSentOnceAndTheRefusalIsTheAnswer(BodyPublisher body) throws Exception {
        assertThat(sent(body)).containsExactly("body");
    }

    @Test
    void aFileIsSentAgainIfTheCallerSaysSo(@TempDir Path folder) throws Exception {
        Path file = Files.write(folder.resolve("file"), TEXT);

        assertThat(sent(BodyPublishers.ofFile(file))).containsExactly("body");
        assertThat(sent(RepeatableBody.of(() -> file(file)))).containsExactly("body", "body");
    }

    private static BodyPublisher file(Path file) {
        try {
            return BodyPublishers.ofFile(file);
        } catch (java.io.FileNotFoundException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static List<String> sent(BodyPublisher body) throws Exception {
        try (ScriptedServer server = ScriptedServer.answering(Answer.of(429, "Retry-After: 1"), Answer.OK)) {
            HttpRequest request =
                    HttpRequest.newBuilder(server.uri("/")).PUT(body).build();
            int status = new MovedTime()
                    .client()
                    .send(request, BodyHandlers.ofString())
                    .statusCode();
            assertThat(status).isEqualTo(server.requests().size() == 1 ? 429 : 200);
            return server.requests().stream().map(Received::body).toList();
        }
    }
}
