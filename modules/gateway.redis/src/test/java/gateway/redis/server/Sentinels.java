package gateway.redis.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A primary, a replica, and three sentinels that watch over them, each a process. The servers want the password {@code
 * data}, the sentinels want {@code watch}. Not thread-safe.
 */
public final class Sentinels implements AutoCloseable {
    private static final String[] PASSWORDS = {"--requirepass", "data", "--masterauth", "data"};

    private final RedisServer first;
    private final RedisServer second;
    private final String scheme;
    private final Dial dial;
    private final List<String> tls;
    private final List<Launch> sentinels;

    private Sentinels(Supplier<RedisServer> server, String scheme, Dial dial, List<String> tls) {
        this.scheme = scheme;
        this.dial = dial;
        this.tls = tls;
        first = server.get();
        second = server.get();
        second.tell("AUTH data; REPLICAOF 127.0.0.1 " + first.port());
        Await.until(() -> second.tell("AUTH data; INFO replication").contains("master_link_status:up"));
        sentinels = Stream.generate(this::sentinel).limit(3).toList();
        Await.until(() -> sentinels.stream().allMatch(this::knowsTheOthers));
    }

    public static Sentinels start() {
        return new Sentinels(() -> RedisServer.start(PASSWORDS), "redis-sentinel", Dial.PLAIN, List.of());
    }

    /** All of whom speak TLS alone. */
    public static Sentinels start(Certificate certificate) {
        List<String> others = List.of("--tls-auth-clients", "no", "--tls-replication", "yes");
        String[] options = Stream.concat(Stream.of(PASSWORDS), others.stream()).toArray(String[]::new);
        return new Sentinels(
                () -> RedisServer.start(certificate, options),
                "rediss-sentinel",
                certificate.dial(),
                Stream.concat(certificate.files().stream(), others.stream()).toList());
    }

    private Launch sentinel() {
        return Launch.of(
                "+monitor master",
                (folder, port) -> List.of(configuration(folder, port).toString(), "--sentinel"));
    }

    private Path configuration(Path folder, int port) throws IOException {
        List<String> lines =
                new ArrayList<>(tls.isEmpty() ? List.of("port " + port) : List.of("port 0", "tls-port " + port));
        for (int i = 0; i < tls.size(); i += 2) {
            lines.add(tls.get(i).substring("--".length()) + " " + tls.get(i + 1));
        }
        lines.addAll(List.of(
                "bind 127.0.0.1",
                "dir " + folder,
                "requirepass watch",
                "sentinel sentinel-pass watch",
                "sentinel monitor main 127.0.0.1 " + first.port() + " 2",
                "sentinel auth-pass main data",
                "sentinel down-after-milliseconds main 1000",
                "sentinel failover-timeout main 4000"));
        return Files.write(folder.resolve("sentinel.conf"), lines);
    }

    private boolean knowsTheOthers(Launch sentinel) {
        List<String> answer = Inline.tell(dial, sentinel.port(), "AUTH watch; SENTINEL MASTER main")
                .lines()
                .toList();
        return answer.get(answer.indexOf("num-other-sentinels") + 1).equals("2")
                && answer.get(answer.indexOf("num-slaves") + 1).equals("1");
    }

    /** Where Redis is, as {@code gateway.redis.uri} wants it. */
    public String uri() {
        return scheme + "://:data@"
                + sentinels.stream().map(one -> "127.0.0.1:" + one.port()).collect(Collectors.joining(","))
                + "/0#main";
    }

    /** Who takes writes now, as far as the servers themselves know. */
    public RedisServer primary() {
        return isPrimary(second) ? second : first;
    }

    /** Sentinel ends all connections to a server that changes its role. */
    private static boolean isPrimary(RedisServer server) {
        try {
            return server.tell("AUTH data; ROLE").startsWith("master");
        } catch (UncheckedIOException e) {
            return false;
        }
    }

    /** Has the other one take over while both are well, and waits until both know it. */
    public void failOver() {
        RedisServer before = primary();
        RedisServer heir = before == first ? second : first;
        Inline.tell(dial, sentinels.get(0).port(), "AUTH watch; SENTINEL FAILOVER main");
        Await.until(() -> isPrimary(heir) && !isPrimary(before));
    }

    @Override
    public void close() {
        sentinels.forEach(Launch::close);
        first.close();
        second.close();
    }
}
