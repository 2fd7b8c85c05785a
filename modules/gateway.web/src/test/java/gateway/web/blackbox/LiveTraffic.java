package gateway.web.blackbox;

import gateway.web.blackbox.http.Connection;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;

/** Requests that keep coming, at a steady pace, until closed. */
final class LiveTraffic implements AutoCloseable {
    private final List<Response> responses = new CopyOnWriteArrayList<>();
    private final CompletableFuture<Void> end;
    private volatile boolean over;

    private LiveTraffic(GatewayServer server, Request request, Duration pause) {
        end = CompletableFuture.runAsync(() -> run(server, request, pause), command -> new Thread(command).start());
    }

    static LiveTraffic start(GatewayServer server, Request request, int perSecond) {
        return new LiveTraffic(server, request, Duration.ofSeconds(1).dividedBy(perSecond));
    }

    private void run(GatewayServer server, Request request, Duration pause) {
        try (Connection connection = server.connect()) {
            while (!over) {
                responses.add(connection.exchange(request));
                Await.pause(pause);
            }
        }
    }

    /** What was answered so far. */
    List<Response> responses() {
        return List.copyOf(responses);
    }

    /** Ends it; fails if a request was not answered at all. */
    @Override
    public void close() {
        over = true;
        end.join();
    }
}
