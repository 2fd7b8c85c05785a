package gateway.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.HttpRequest;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A stream that is listened to comes back until there is no use in it")
@Timeout(30)
class EventStreamTest {
    private static final Answer NOTHING_MORE = Answer.of(204, "");

    private final MovedTime time = new MovedTime();
    private final BlockingQueue<ServerEvent> events = new LinkedBlockingQueue<>();

    @Test
    void withItsHeadersAndTheLastIdAfterTheTimeThatItTold() throws Exception {
        try (ScriptedServer server = ScriptedServer.answering(
                Answer.stream("id: a-1\nretry: 4000\n\ndata: one\nid: a-2\n\n"),
                Answer.stream("data: two\n\n"),
                NOTHING_MORE)) {
            listen(server).ended().get();

            assertThat(events).extracting(ServerEvent::data).containsExactly("one", "two");
            assertThat(server.requests())
                    .hasSize(3)
                    .allMatch(sent -> sent.header("X-API-Key").orElse("").equals("mine"))
                    .allMatch(sent -> sent.header("Accept").orElse("").equals("text/event-stream"));
            assertThat(server.requests())
                    .extracting(sent -> sent.header("Last-Event-ID").orElse("none"))
                    .containsExactly("none", "a-2", "a-2");
            assertThat(time.pauses()).containsExactly(Duration.ofSeconds(4), Duration.ofSeconds(4));
        }
    }

    @Test
    void afterThreeSecondsIfItToldNothingAndNotWithAnIdThatIsNone() throws Exception {
        try (ScriptedServer server =
                ScriptedServer.answering(Answer.stream("data: one\nid: \u20ac\n\n"), NOTHING_MORE)) {
            EventStream stream = listen(server);
            stream.ended().get();

            assertThat(stream.lastId()).isEqualTo("\u20ac");
            assertThat(server.requests().get(1).header("Last-Event-ID")).isEmpty();
            assertThat(time.pauses()).containsExactly(Duration.ofSeconds(3));
        }
    }

    @Test
    void neverAtOnceAndNeverLaterThanThePolicyAllows() throws Exception {
        try (ScriptedServer server = ScriptedServer.answering(
                Answer.stream("retry: 0\ndata: one\n\n"),
                Answer.stream("retry: 999999999999999999999\ndata: two\n\n"),
                NOTHING_MORE)) {
            listen(server).ended().get();

            assertThat(time.pauses()).containsExactly(Duration.ofMillis(500), Duration.ofMinutes(5));
        }
    }

    @Test
    void laterEachTimeIfItBringsNothing() throws Exception {
        Answer empty = Answer.stream("retry: 0\n\n");
        try (ScriptedServer server = ScriptedServer.answering(
                empty, empty, empty, Answer.stream("data: one\n\n"), Answer.of(502, ""), NOTHING_MORE)) {
            listen(server).ended().get();

            assertThat(time.pauses()).extracting(Duration::toMillis).containsExactly(500L, 1000L, 2000L, 500L, 1000L);
        }
    }

    @Test
    void alsoWhenNobodyAnswers() throws Exception {
        time.holding();
        ScriptedServer server = ScriptedServer.answering(NOTHING_MORE);
        server.close();
        try (EventStream stream = listen(server)) {
            time.awaitPause().complete(null);
            CompletableFuture<Void> again = time.awaitPause();

            assertThat(stream.ended()).isNotDone();
            assertThat(again).isNotDone();
            assertThat(time.pauses()).hasSize(2);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "503, Retry-After: 7, PT7S",
        "503, X-Other: 1, PT3S",
        "502, X-Other: 1, PT3S",
        "504, X-Other: 1, PT3S",
        "429, Retry-After: 7, PT7S",
        "429, X-RateLimit-Reset: 1767225611, PT11S",
        "429, X-Other: 1, PT3S"
    })
    void afterARefusalThatPasses(int status, String header, Duration pause) throws Exception {
        try (ScriptedServer server = ScriptedServer.answering(Answer.of(status, header), NOTHING_MORE)) {
            listen(server).ended().get();

            assertThat(time.pauses()).containsExactly(pause);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {400, 401, 403, 404, 500, 501})
    void notAfterOneThatDoesNotPass(int status) {
        try (ScriptedServer server = ScriptedServer.answering(Answer.problem(status, "Go away"))) {
            EventStream stream = listen(server);

            assertThatThrownBy(() -> stream.ended().get())
                    .cause()
                    .isInstanceOfSatisfying(RefusedException.class, refusal -> {
                        assertThat(refusal.status()).isEqualTo(status);
                        assertThat(refusal.error()).isEqualTo("Go away");
                    });
            assertThat(server.requests()).hasSize(1);
        }
    }

    @Test
    void notAfterOneThatAsksForTooMuchPatienceOrWhatIsNoStream() {
        for (Answer answer : List.of(Answer.of(503, "Retry-After: 86400"), Answer.OK, Answer.of(302, "Location: /x"))) {
            try (ScriptedServer server = ScriptedServer.answering(answer)) {
                assertThatThrownBy(() -> listen(server).ended().get()).hasCauseInstanceOf(RefusedException.class);
                assertThat(server.requests()).hasSize(1);
            }
        }
        assertThat(time.pauses()).isEmpty();
    }

    @Test
    void notIfItsListenerFails() {
        try (ScriptedServer server =
                ScriptedServer.answering(Answer.stream("data: one\n\n").andHolds())) {
            EventStream stream = time.client().listen(request(server), event -> {
                throw new IllegalStateException("cannot bear it");
            });

            assertThatThrownBy(() -> stream.ended().get())
                    .cause()
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("cannot bear it");
            server.awaitGone();
        }
    }

    @Test
    void notOnceItIsClosed() throws Exception {
        try (ScriptedServer server =
                ScriptedServer.answering(Answer.stream("data: one\n\n").andHolds())) {
            EventStream stream = listen(server);
            assertThat(events.poll(10, TimeUnit.SECONDS)).isEqualTo(new ServerEvent("message", "one", ""));

            stream.close();
            stream.close();

            assertThat(stream.ended()).isCompleted();
            server.awaitGone();
            assertThat(server.requests()).hasSize(1);
        }
    }

    @Test
    void notIfItIsClosedInAWait() {
        try (ScriptedServer server = ScriptedServer.answering(Answer.of(503, "Retry-After: 7"))) {
            time.holding();
            EventStream stream = listen(server);
            CompletableFuture<Void> pause = time.awaitPause();

            stream.close();

            assertThatThrownBy(() -> pause.get(10, TimeUnit.SECONDS)).isInstanceOf(CancellationException.class);
        }
    }

    @Test
    void withTheCodeOfTheHourOfADevice() throws Exception {
        try (ScriptedServer server = ScriptedServer.answering(Answer.of(503, "Retry-After: 200"), NOTHING_MORE)) {
            Device device = new Device(
                    server.uri("/"),
                    "6f1f9e0c-5b0a-4d0e-9c3b-2f6d1c7a8b90",
                    "5ec3e7",
                    Instant.parse("2027-01-01T00:00:00Z"));
            time.pass(Duration.ofMinutes(59));
            time.client()
                    .as(device)
                    .listen(request(server), events::add)
                    .ended()
                    .get();

            assertThat(server.requests().get(1).header("X-API-Key"))
                    .contains(device.apiKey(Instant.parse("2026-01-01T01:00:00Z")));
        }
    }

    private EventStream listen(ScriptedServer server) {
        return time.client().listen(request(server), events::add);
    }

    private static HttpRequest request(ScriptedServer server) {
        return HttpRequest.newBuilder(server.uri("/live"))
                .header("X-API-Key", "mine")
                .build();
    }
}
