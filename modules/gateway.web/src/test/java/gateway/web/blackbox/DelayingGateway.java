package gateway.web.blackbox;

import gateway.web.blackbox.departures.DepartureApplication;
import gateway.web.blackbox.departures.DepartureResource;
import gateway.web.blackbox.http.Connection;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.Archives;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

/** A gateway with limits that delay, in front of resources that say when they were reached. */
final class DelayingGateway {
    /** As many routes as there are tests, each with a queue of its own for each address. */
    static final String SETTINGS = String.join(
            "\n",
            "gateway.demo=true",
            "gateway.trusted-proxies=127.0.0.1/32",
            "gateway.global.algorithm=none",
            "gateway.default-tier=unlimited",
            "gateway.config.reload-interval=1s",
            Management.SETTINGS,
            // Copies that start together have one data folder, so neither must have to keep a first password there.
            LiveGateway.LEO,
            queue("fast", 100, "20"),
            queue("slow", 3, "1/2s"),
            queue("rare", 3, "1/30s"),
            queue("wide", 300, "1/30s"),
            queue("calm", 3, "1/5s"),
            queue("brief", 20, "1/1s"),
            queue("posted", 20, "1/1s").replace("key=ip", "key=json:/name"));

    private static final Once<GatewayServer> SERVER = new Once<>(() -> SharedGateways.ready(setup()));

    private DelayingGateway() {}

    static GatewayServer server() {
        return SERVER.get();
    }

    static GatewaySetup setup() {
        return GatewaySetup.configured(SETTINGS)
                .archive("/", Archives.gatewayWith(List.of(DepartureApplication.class, DepartureResource.class)));
    }

    static String queue(String name, int places, String rate) {
        return """
                gateway.routes.%1$s.path=/api/departures/%1$s/**
                gateway.routes.%1$s.limits.queue.algorithm=leaky-bucket
                gateway.routes.%1$s.limits.queue.overflow=delay
                gateway.routes.%1$s.limits.queue.max-requests=%2$d
                gateway.routes.%1$s.limits.queue.refill-rate=%3$s
                gateway.routes.%1$s.limits.queue.key=ip""".formatted(name, places, rate);
    }

    static Request get(String queue, String address) {
        return Request.get("/api/departures/" + queue + "/now/x").from(address);
    }

    /** When a request reached its resource, in microseconds since the epoch. */
    static long micros(Response response) {
        return ((BigDecimal) response.json().get("micros")).longValueExact();
    }

    /** Sends a request on a connection of its own, without waiting for its answer. */
    static CompletableFuture<Response> send(GatewayServer server, Request request) {
        return CompletableFuture.supplyAsync(
                () -> server.send(request), command -> new Thread(command, "caller").start());
    }

    /** Sends a request on a connection of its own; the answer is not read. */
    static Connection leave(GatewayServer server, Request request) {
        Connection connection = server.connect();
        connection.write(request);
        return connection;
    }

    static List<Connection> leave(int count, GatewayServer server, Request request) {
        List<Connection> connections = new ArrayList<>();
        IntStream.range(0, count).forEach(i -> connections.add(leave(server, request)));
        return connections;
    }

    /** What the queue of an address has room for, as the management API says it. */
    static long free(GatewayServer server, String queue, String address) {
        return free(new Management(server), queue, address);
    }

    static long free(Management management, String queue, String address) {
        return management
                .limits(address)
                .filter(limit -> limit.get("policy").equals(queue + ".queue"))
                .map(limit -> ((BigDecimal) limit.get("remaining")).longValueExact())
                .findFirst()
                .orElseThrow();
    }
}
