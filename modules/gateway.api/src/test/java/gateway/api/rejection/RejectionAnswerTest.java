package gateway.api.rejection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("An answer to whoever is refused")
class RejectionAnswerTest {

    @Test
    void hasABodyAndHeaders() {
        RejectionAnswer answer = RejectionAnswer.of("text/html", "<p>Later</p>").header("X-Help", "https://a.example/");
        assertThat(answer.mediaType()).isEqualTo("text/html");
        assertThat(answer.body()).isEqualTo("<p>Later</p>");
        assertThat(answer.headers()).containsExactly(Map.entry("X-Help", "https://a.example/"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "html", "text/html; charset=ISO-8859-1", "text/html\r\nX: y", "text/", "/html", "a/b/c"})
    void hasATypeAndSubtypeAndNothingElse(String mediaType) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RejectionAnswer.of(mediaType, ""))
                .withMessageContaining("mediaType must be type/subtype");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Content-Length",
                "transfer-encoding",
                "Set-Cookie",
                "Retry-After",
                "X-RateLimit-Remaining",
                "RateLimit",
                "RateLimit-Policy",
                "Access-Control-Allow-Origin",
                "cache-control",
                "WWW-Authenticate",
                "X-Request-Id",
                "",
                "X Y",
                "X\r\nY",
                "X:Y"
            })
    void mayNotSetWhatOthersAnswerForNorBreakTheHead(String name) {
        RejectionAnswer answer = RejectionAnswer.of("text/plain", "");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> answer.header(name, "1"))
                .withMessageContaining("a header's name");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "a\r\nSet-Cookie: b=c", "a\u0000", "ümlaut", " a", "a "})
    void mayNotBreakTheHeadByAValue(String value) {
        RejectionAnswer answer = RejectionAnswer.of("text/plain", "");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> answer.header("X-Help", value))
                .withMessageContaining("X-Help");
    }

    @Test
    void isBounded() {
        String longest = "x".repeat(RejectionAnswer.MAX_BODY);
        assertThat(RejectionAnswer.of("text/plain", longest).body()).hasSize(RejectionAnswer.MAX_BODY);
        assertThatIllegalArgumentException().isThrownBy(() -> RejectionAnswer.of("text/plain", longest + "x"));
        Map<String, String> headers =
                IntStream.rangeClosed(0, 32).boxed().collect(Collectors.toMap(i -> "X-" + i, i -> "y"));
        assertThatIllegalArgumentException().isThrownBy(() -> new RejectionAnswer("text/plain", "", headers));
    }
}
