package gateway.client;

import static java.net.http.HttpResponse.BodyHandlers.ofString;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("Who does not want an answer any more waits for none")
@Timeout(30)
class CancelTest {
    private final ScriptedServer refusing = ScriptedServer.answering(Answer.of(429, "Retry-After: 60"), Answer.OK);
    private final ScriptedServer silent = ScriptedServer.answering(new Answer("", true));
    private final MovedTime time = new MovedTime().holding();

    @AfterEach
    void close() {
        refusing.close();
        silent.close();
    }

    @Test
    void aCancelledFutureEndsItsWaitAtOnce() {
        CompletableFuture<HttpResponse<String>> answer = time.client().sendAsync(get(refusing), ofString());
        CompletableFuture<Void> pause = time.awaitPause();

        answer.cancel(true);

        assertThatThrownBy(() -> pause.get(10, TimeUnit.SECONDS)).isInstanceOf(CancellationException.class);
        assertThat(refusing.requests()).hasSize(1);
    }

    @Test
    void aFutureThatIsOverOtherwiseEndsItsWaitAsWell() {
        CompletableFuture<HttpResponse<String>> answer = time.client().sendAsync(get(refusing), ofString());
        CompletableFuture<Void> pause = time.awaitPause();

        answer.completeExceptionally(new IllegalStateException("too late"));

        assertThatThrownBy(() -> pause.get(10, TimeUnit.SECONDS)).isInstanceOf(CancellationException.class);
    }

    @Test
    void aCancelledFutureEndsItsExchange() {
        CompletableFuture<HttpResponse<String>> answer = time.client().sendAsync(get(silent), ofString());
        silent.awaitRequest();

        answer.cancel(true);

        silent.awaitGone();
    }

    @Test
    void aWaitThatIsNotCancelledEndsWithTheAnswer() throws Exception {
        CompletableFuture<HttpResponse<String>> answer = time.client().sendAsync(get(refusing), ofString());
        time.awaitPause().complete(null);

        assertThat(answer.get(10, TimeUnit.SECONDS).body()).isEqualTo("hello");
    }

    @Test
    void anInterruptedThreadEndsItsWaitAtOnce() throws Exception {
        FutureTask<HttpResponse<String>> sending =
                new FutureTask<>(() -> time.client().send(get(refusing), ofString()));
        Thread thread = new Thread(sending);
        thread.start();
        CompletableFuture<Void> pause = time.awaitPause();

        thread.interrupt();

        assertThatThrownBy(sending::get).hasCauseInstanceOf(InterruptedException.class);
        assertThatThrownBy(() -> pause.get(10, TimeUnit.SECONDS)).isInstanceOf(CancellationException.class);
        assertThat(refusing.requests()).hasSize(1);
    }

    @Test
    void whateverElseFailsIsNotTriedAgain() {
        HttpRequest nowhere = get(refusing);
        refusing.close();

        assertThatThrownBy(() -> time.client().send(nowhere, ofString())).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> time.client().sendAsync(nowhere, ofString()).get())
                .hasCauseInstanceOf(IOException.class);
        assertThat(time.pauses()).isEmpty();
    }

    @Test
    void waitingHoldsNoThread() {
        try (ScriptedServer server = ScriptedServer.answering(Answer.of(429, "Retry-After: 60"))) {
            GatewayClient client = GatewayClient.create();
            List<CompletableFuture<HttpResponse<String>>> waiting = IntStream.range(0, 200)
                    .mapToObj(i -> client.sendAsync(get(server), ofString()))
                    .toList();
            IntStream.range(0, 200).forEach(i -> server.awaitRequest());

            assertThat(waiting).noneMatch(CompletableFuture::isDone);
            assertThat(Thread.getAllStackTraces().keySet())
                    .filteredOn(thread -> !thread.getName().equals("scripted-server"))
                    .hasSizeLessThan(100);
            waiting.forEach(answer -> answer.cancel(true));
        }
    }

    private static HttpRequest get(ScriptedServer server) {
        return HttpRequest.newBuilder(server.uri("/")).build();
    }
}
