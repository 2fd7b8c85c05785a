package gateway.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/**
 * Sends wrong passwords to a running gateway, each under another name, and prints how they were answered. The arguments are
 * the port on this machine, for how many seconds, and how many a second.
 */
public final class WrongPasswords {
    private final HttpClient client = HttpClient.newHttpClient();
    private final Map<Integer, LongAdder> answers = new ConcurrentSkipListMap<>();
    private final AtomicLong guesses = new AtomicLong();
    private final URI target;

    private WrongPasswords(int port) {
        target = URI.create("http://127.0.0.1:" + port + "/api/gateway/config");
    }

    /**
     * Sends them.
     *
     * @param args port, seconds, passwords a second
     * @throws InterruptedException if it is interrupted
     * @throws ExecutionException if the gateway does not answer
     */
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        WrongPasswords attack = new WrongPasswords(Integer.parseInt(args[0]));
        attack.run(Integer.parseInt(args[1]), Integer.parseInt(args[2]));
        System.out.println(attack.answers);
    }

    private void run(int seconds, int perSecond) throws InterruptedException, ExecutionException {
        // As many threads as answers can be due at once: whoever waits for a password does so for five seconds.
        ScheduledExecutorService threads = Executors.newScheduledThreadPool(64);
        long periodNanos = TimeUnit.SECONDS.toNanos(1) / perSecond;
        List<Future<?>> all = new ArrayList<>();
        for (int i = 0; i < seconds * perSecond; i++) {
            all.add(threads.schedule(this::guess, i * periodNanos, TimeUnit.NANOSECONDS));
        }
        threads.shutdown();
        for (Future<?> one : all) {
            one.get();
        }
    }

    private void guess() {
        long number = guesses.incrementAndGet();
        String login = "user" + number + ":wrong" + number;
        String basic = Base64.getEncoder().encodeToString(login.getBytes(StandardCharsets.UTF_8));
        HttpRequest request = HttpRequest.newBuilder(target)
                .header("Authorization", "Basic " + basic)
                .build();
        try {
            int status =
                    client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
            answers.computeIfAbsent(status, first -> new LongAdder()).increment();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
