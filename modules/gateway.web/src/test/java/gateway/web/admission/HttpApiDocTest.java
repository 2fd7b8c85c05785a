package gateway.web.admission;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What {@code docs/http-api.md} says about refusals is what the gateway does. */
final class HttpApiDocTest {
    private static final Path DOC = Path.of(System.getProperty("basedir", ""), "../../docs/http-api.md");

    @Test
    void showsResponsesAsTheyAreSent() throws IOException {
        assertThat(Files.readString(DOC)).contains(HttpApiExamples.all());
    }

    @Test
    void namesEveryRefusal() throws IOException {
        String doc = Files.readString(DOC);
        for (RefusalKind kind : RefusalKind.values()) {
            assertThat(doc).contains("| " + kind.status() + " | `" + kind.error() + "` |");
        }
    }
}
