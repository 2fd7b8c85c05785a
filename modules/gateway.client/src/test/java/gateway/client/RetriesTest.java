package gateway.client;

import static java.net.http.HttpResponse.BodyHandlers.ofString;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** It is 2026-01-01T00:00:00Z, which is second 1767225600; header lines are separated by bars. */
@DisplayName("A client sends a refused request again, when it is told to")
class RetriesTest {
    private final MovedTime time = new MovedTime();
    private double chance;

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        Retry-After: 7                                                ; PT7S
        Retry-After: 007                                              ; PT7S
        retry-after:300                                               ; PT5M
        Retry-After: Thu, 01 Jan 2026 00:00:09 GMT                    ; PT9S
        Retry-After: Thursday, 01-Jan-26 00:00:09 GMT                 ; PT9S
        Retry-After: Thu Jan  1 00:00:09 2026                         ; PT9S
        Retry-After: 7|X-RateLimit-Reset: 1767225699                  ; PT7S
        X-RateLimit-Reset: 1767225611                                 ; PT11S
        """)
    void afterTheTimeThatA429Tells(String headers, Duration pause) throws Exception {
        assertThat(pausesAfter(429, headers)).containsExactly(pause);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        Retry-After: 0
        Retry-After: Wed, 31 Dec 2025 23:59:59 GMT
        Retry-After: Sunday, 06-Nov-94 08:49:37 GMT
        Retry-After: Sun Nov  6 08:49:37 1994
        X-RateLimit-Reset: 0
        X-RateLimit-Reset: 1767225599
        """)
    void afterNoMoreThanChanceIfThatTimeIsOver(String headers) throws Exception {
        assertThat(pausesAfter(429, headers)).containsExactly(Duration.ZERO);
        chance = 0.999;
        assertThat(pausesAfter(429, headers)).last().isEqualTo(Duration.ofMillis(249));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        Retry-After: 301
        Retry-After: 99999999999999999999999999999999
        Retry-After: Thu, 01 Jan 2026 00:05:01 GMT
        Retry-After: Fri, 31 Dec 9999 23:59:59 GMT
        Retry-After: Friday, 01-Jan-76 00:00:00 GMT
        X-RateLimit-Reset: 1767225901
        X-RateLimit-Reset: 99999999999999999999999999999999
        Retry-After: 301|X-RateLimit-Reset: 1767225611
        """)
    void notAtAllIfThatIsTooLong(String headers) throws Exception {
        assertThat(pausesAfter(429, headers)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        Retry-After: -5
        Retry-After: +5
        Retry-After: 1.5
        Retry-After: 1e3
        Retry-After: 5s
        Retry-After: soon
        Retry-After:
        Retry-After: 5, 6
        Retry-After: 5|Retry-After: 6
        Retry-After: \u0665
        Retry-After: Thu, 32 Jan 2026 00:00:09 GMT
        Retry-After: Thu, 01 Jan 2026 24:00:00 GMT
        Retry-After: Thu, 01 Jan 2026 00:00:09 CET
        Retry-After: 2026-01-01T00:00:09Z
        X-RateLimit-Reset: -1
        X-RateLimit-Reset: tomorrow
        X-Other: 1
        """)
    void afterABackOffIfThatCannotBeRead(String headers) throws Exception {
        chance = 0.5;
        assertThat(pausesAfter(429, headers)).containsExactly(Duration.ofMillis(750));
    }

    @Test
    void afterTheResetIfRetryAfterCannotBeRead() throws Exception {
        assertThat(pausesAfter(429, "Retry-After: soon|X-RateLimit-Reset: 1767225611"))
                .containsExactly(Duration.ofSeconds(11));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        503; Retry-After: 2                             ; PT2S
        503; Retry-After: Thu, 01 Jan 2026 00:00:09 GMT ; PT9S
        503; Retry-After: 301                           ;
        503; Retry-After: soon                          ;
        503; X-RateLimit-Reset: 1767225611              ;
        503; X-Other: 1                                 ;
        200; Retry-After: 2                             ;
        401; Retry-After: 2                             ;
        500; Retry-After: 2                             ;
        502; Retry-After: 2                             ;
        """)
    void after503OnlyIfToldAndAfterNothingElse(int status, String headers, Duration pause) throws Exception {
        assertThat(pausesAfter(status, headers))
                .isEqualTo(Stream.ofNullable(pause).toList());
    }

    @Test
    void threeTimesAtMostAndLaterEachTime() throws Exception {
        try (ScriptedServer server = ScriptedServer.answering(Answer.of(429, "", "no"))) {
            HttpResponse<String> answer = time.client().send(get(server), ofString());

            assertThat(answer.statusCode()).isEqualTo(429);
            assertThat(answer.body()).isEqualTo("no");
            assertThat(server.requests()).hasSize(4);
            assertThat(time.pauses()).containsExactly(millis(500), millis(1000), millis(2000));
        }
    }

    @Test
    void asOftenAndAsLateAsThePolicySays() throws Exception {
        try (ScriptedServer server = ScriptedServer.answering(Answer.of(429, ""))) {
            time.random(0.999);
            time.client(RetryPolicy.defaults().withMaxRetries(7)).send(get(server), ofString());
            assertThat(time.pauses().subList(4, 7))
                    .allMatch(pause -> pause.compareTo(Duration.ofSeconds(30)) <= 0)
                    .last()
                    .isEqualTo(millis(29_985));

            time.client(RetryPolicy.defaults().withMaxRetries(1).withMaxWait(millis(300)))
                    .send(get(server), ofString());
            assertThat(time.pauses()).last().isEqualTo(millis(300));

            int before = server.requests().size();
            time.client(RetryPolicy.none()).send(get(server), ofString());
            assertThat(server.requests()).hasSize(before + 1);
        }
    }

    @Test
    void asItWas() throws Exception {
        try (ScriptedServer server = ScriptedServer.answering(Answer.of(429, ""), Answer.OK)) {
            HttpRequest request = HttpRequest.newBuilder(server.uri("/api/orders?x=1"))
                    .header("X-API-Key", "mine")
                    .POST(BodyPublishers.ofString("two loaves"))
                    .build();
            time.client().sendAsync(request, ofString()).get();

            assertThat(server.requests()).hasSize(2).allSatisfy(sent -> {
                assertThat(sent.line()).isEqualTo("POST /api/orders?x=1 HTTP/1.1");
                assertThat(sent.header("X-API-Key")).contains("mine");
                assertThat(sent.body()).isEqualTo("two loaves");
            });
        }
    }

    @Test
    void withoutShowingItsCallerTheBodiesOfRefusals(@TempDir Path folder) throws Exception {
        try (ScriptedServer server = ScriptedServer.answering(Answer.of(429, "", "a long explanation"), Answer.OK)) {
            HttpResponse<Path> answer = time.client().send(get(server), BodyHandlers.ofFile(folder.resolve("body")));

            assertThat(Files.readString(answer.body())).isEqualTo("hello");
        }
        try (ScriptedServer server = ScriptedServer.answering(Answer.of(429, "", "no"), Answer.OK)) {
            HttpResponse<InputStream> answer = time.client()
                    .sendAsync(get(server), BodyHandlers.ofInputStream())
                    .get();

            assertThat(answer.body()).hasContent("hello");
            assertThat(answer.uri()).isEqualTo(server.uri("/"));
            assertThat(answer.previousResponse()).isEmpty();
        }
    }

    /** The pauses until the answer, of which there is one or none. */
    private List<Duration> pausesAfter(int status, String headers) throws IOException, InterruptedException {
        MovedTime moved = new MovedTime().random(chance);
        try (ScriptedServer server = ScriptedServer.answering(Answer.of(status, headers), Answer.OK)) {
            HttpResponse<String> answer = moved.client().send(get(server), ofString());

            assertThat(answer.statusCode()).isEqualTo(moved.pauses().isEmpty() ? status : 200);
            assertThat(server.requests()).hasSize(1 + moved.pauses().size());
            return moved.pauses();
        }
    }

    private static HttpRequest get(ScriptedServer server) {
        return HttpRequest.newBuilder(server.uri("/")).build();
    }

    private static Duration millis(long millis) {
        return Duration.ofMillis(millis);
    }
}
