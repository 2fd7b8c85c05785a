package gateway.web.blackbox;

import static gateway.web.blackbox.DelayingGateway.get;
import static gateway.web.blackbox.DelayingGateway.leave;
import static gateway.web.blackbox.DelayingGateway.micros;
import static gateway.web.blackbox.DelayingGateway.send;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Connection;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.ProcessUse;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A leaky bucket that delays")
class DelayIT {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    /** The clocks of two processes on this machine. */
    private static final long CLOCK_MICROS = 5_000;

    private final GatewayServer server = DelayingGateway.server();
    private final String caller = Addresses.fresh();

    private static List<Response> answers(List<CompletableFuture<Response>> sent) {
        return sent.stream().map(CompletableFuture::join).toList();
    }

    private long free(String queue) {
        return DelayingGateway.free(server, queue, caller);
    }

    private void awaitWaiting(String queue, long free) {
        Await.until(PATIENCE, "places taken in " + queue, () -> free(queue) == free);
    }

    @Test
    void refusesWhoFindsTheQueueFullAndTellsWhenItHasRoom() {
        assertThat(server.send(get("rare", caller)).status()).isEqualTo(200);
        List<Connection> waiting = leave(3, server, get("rare", caller));
        awaitWaiting("rare", 0);

        Response refused = server.send(get("rare", caller));

        assertThat(refused.status()).isEqualTo(429);
        assertThat(refused.retryAfter()).isBetween(1L, 30L);
        assertThat(refused.header("X-RateLimit-Limit")).contains("3");
        assertThat(refused.remaining()).isZero();
        assertThat(refused.json()).containsEntry("error", "Rate limit exceeded");
        waiting.forEach(Connection::close);
    }

    @Test
    void hasRoomAgainAfterTheTimeThatItTold() {
        long begin = micros(server.send(get("slow", caller)));
        List<CompletableFuture<Response>> waiting = Stream.generate(() -> send(server, get("slow", caller)))
                .limit(3)
                .toList();
        awaitWaiting("slow", 0);
        Response refused = server.send(get("slow", caller));
        assertThat(refused.status()).isEqualTo(429);

        Await.pause(Duration.ofSeconds(refused.retryAfter()));
        Response last = server.send(get("slow", caller));

        assertThat(last.status()).isEqualTo(200);
        assertThat(micros(last) - begin).isGreaterThanOrEqualTo(4 * 2_000_000 - CLOCK_MICROS);
        assertThat(answers(waiting)).extracting(Response::status).containsOnly(200);
    }

    @Test
    void holdsNoThreadForThoseWhoWait() {
        server.send(get("wide", caller));
        int before = ProcessUse.of(server).threads("").size();
        List<Connection> waiting = leave(200, server, get("wide", caller));
        awaitWaiting("wide", 100);

        int during = ProcessUse.of(server).threads("").size();

        assertThat(during - before).as("more threads").isLessThan(50);
        assertThat(server.send(get("fast", caller)).status()).isEqualTo(200);
        waiting.forEach(Connection::close);
        awaitWaiting("wide", 300);
    }

    @Test
    void freesThePlaceOfWhoClosesHisConnection() {
        server.send(get("rare", caller));
        List<Connection> waiting = leave(3, server, get("rare", caller));
        awaitWaiting("rare", 0);

        waiting.get(1).close();

        awaitWaiting("rare", 1);
        waiting.get(0).close();
        waiting.get(2).close();
        awaitWaiting("rare", 3);
    }

    @Test
    void freesThePlaceOfWhoseConnectionBreaks() {
        server.send(get("rare", caller));
        List<Connection> waiting = leave(2, server, get("rare", caller));
        awaitWaiting("rare", 1);
        Await.pause(Duration.ofSeconds(1));

        waiting.forEach(Connection::reset);

        awaitWaiting("rare", 3);
    }

    @Test
    void letsThoseBehindMoveUpButNobodyNearerThanTheRate() {
        long first = micros(server.send(get("calm", caller)));
        Connection gone = leave(server, get("calm", caller));
        awaitWaiting("calm", 2);
        CompletableFuture<Response> next = send(server, get("calm", caller));
        awaitWaiting("calm", 1);
        CompletableFuture<Response> last = send(server, get("calm", caller));
        awaitWaiting("calm", 0);

        gone.close();

        assertThat(micros(next.join()) - first).isBetween(5_000_000 - CLOCK_MICROS, 9_000_000L);
        assertThat(micros(last.join()) - first).isBetween(10_000_000 - CLOCK_MICROS, 14_000_000L);
    }

    @Test
    void keepsThoseWaitingWhoseConfigurationIsReplaced() {
        long first = micros(server.send(get("calm", caller)));
        List<CompletableFuture<Response>> waiting =
                List.of(send(server, get("calm", caller)), send(server, get("calm", caller)));
        awaitWaiting("calm", 1);

        server.writeConfiguration(DelayingGateway.SETTINGS + "\ngateway.tiers.edition-2.algorithm=none\n");
        Await.until(PATIENCE, "reload", () -> new Management(server).tiers().containsKey("edition-2"));

        List<Long> departures =
                answers(waiting).stream().map(DelayingGateway::micros).sorted().toList();
        assertThat(departures.get(0) - first).isBetween(5_000_000 - CLOCK_MICROS, 9_000_000L);
        assertThat(departures.get(1) - first).isBetween(10_000_000 - CLOCK_MICROS, 14_000_000L);
    }
}
