package gateway.web.blackbox;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Connection;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

@DisplayName("B01: a parallel burst gets exactly the limit")
class BurstIT {
    private static final List<String> ALGORITHMS = Settings.ALGORITHMS;
    private static final int LIMIT = 100;
    private static final int REQUESTS = 400;
    private static final int THREADS = 64;
    private static final int ROUNDS = Scale.of(20, 3);
    private static final Duration WINDOW = Duration.ofHours(1);

    static final String SETTINGS = ALGORITHMS.stream().map(BurstIT::settings).collect(joining());

    @ParameterizedTest
    @FieldSource("ALGORITHMS")
    void permitsExactlyTheLimit(String algorithm) throws Exception {
        for (int round = 0; round < ROUNDS; round++) {
            Windows.ensureLeft(WINDOW, Duration.ofSeconds(30));
            List<Response> responses = burst(request(algorithm).from(Addresses.fresh()), request(algorithm));

            List<Response> permitted =
                    responses.stream().filter(r -> r.status() == 200).toList();
            assertThat(permitted).extracting(Response::remaining).containsExactlyInAnyOrderElementsOf(countdown());
            assertThat(responses).filteredOn(r -> r.status() == 429).hasSize(REQUESTS - LIMIT);
        }
    }

    private static List<Long> countdown() {
        return LongStream.range(0, LIMIT).boxed().toList();
    }

    /** Releases all threads at once, each on a connection that has already carried a request of somebody else. */
    private static List<Response> burst(Request request, Request warmUp) throws Exception {
        CyclicBarrier start = new CyclicBarrier(THREADS);
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Future<List<Response>>> shares = IntStream.range(0, THREADS)
                    .mapToObj(thread -> threads.submit(() -> share(request, warmUp, start, thread)))
                    .toList();
            List<Response> all = new ArrayList<>();
            for (Future<List<Response>> share : shares) {
                all.addAll(share.get());
            }
            return all;
        } finally {
            threads.shutdownNow();
        }
    }

    private static List<Response> share(Request request, Request warmUp, CyclicBarrier start, int thread)
            throws Exception {
        List<Response> responses = new ArrayList<>();
        try (Connection connection = SharedGateways.common().connect()) {
            connection.exchange(warmUp.from(Addresses.fresh()));
            start.await();
            for (int i = thread; i < REQUESTS; i += THREADS) {
                responses.add(connection.exchange(request));
            }
        }
        return responses;
    }

    private static Request request(String algorithm) {
        return Request.get("/api/echo").key(Settings.secret("b01-" + algorithm));
    }

    private static String settings(String algorithm) {
        String name = "b01-" + algorithm;
        return Settings.tier(name, algorithm, LIMIT, WINDOW.toHours() + "h")
                + "gateway.tiers." + name + ".key=ip\n"
                + Settings.key(name, name);
    }
}
