package gateway.redis.server;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A cluster of three primaries, each a process, between which slots can be moved. Not thread-safe. */
public final class RedisCluster implements AutoCloseable {
    private static final int SLOTS = 16_384;
    private static final int NODES = 3;

    private final List<RedisServer> nodes;

    private RedisCluster(Function<String[], RedisServer> server, String... options) {
        String[] all = Stream.concat(
                        Stream.of(
                                "--cluster-enabled", "yes",
                                "--cluster-node-timeout", "2000",
                                "--cluster-require-full-coverage", "no"),
                        Stream.of(options))
                .toArray(String[]::new);
        nodes = Stream.generate(() -> server.apply(all)).limit(NODES).toList();
        for (int i = 0; i < NODES; i++) {
            nodes.get(i)
                    .tell("CLUSTER ADDSLOTS "
                            + IntStream.range(SLOTS * i / NODES, SLOTS * (i + 1) / NODES)
                                    .mapToObj(Integer::toString)
                                    .collect(Collectors.joining(" ")));
            nodes.get(i).tell("CLUSTER SET-CONFIG-EPOCH " + (i + 1));
            nodes.get(i).tell("CLUSTER MEET 127.0.0.1 " + nodes.get(0).port());
        }
        Await.until(() -> nodes.stream().allMatch(RedisCluster::isWhole));
    }

    public static RedisCluster start(String... options) {
        return new RedisCluster(RedisServer::start, options);
    }

    /** One that speaks TLS alone, also among its nodes. */
    public static RedisCluster start(Certificate certificate) {
        return new RedisCluster(
                options -> RedisServer.start(certificate, options), "--tls-cluster", "yes", "--tls-auth-clients", "no");
    }

    private static boolean isWhole(RedisServer node) {
        String info = node.tell("CLUSTER INFO");
        return info.contains("cluster_state:ok")
                && info.contains("cluster_slots_ok:" + SLOTS)
                && info.contains("cluster_known_nodes:" + NODES);
    }

    /** Where it is, as {@code gateway.redis.uri} wants it. */
    public String uri() {
        String scheme = nodes.get(0).uri().split(":", 2)[0];
        return nodes.stream()
                .map(node -> "127.0.0.1:" + node.port())
                .collect(Collectors.joining(",", scheme + "://", ""));
    }

    public List<RedisServer> nodes() {
        return nodes;
    }

    /** Which node had the slot of a key at first. */
    public RedisServer nodeOf(String key) {
        int slot = slotOf(key);
        return nodes.get(IntStream.range(0, NODES)
                .filter(i -> slot < SLOTS * (i + 1) / NODES)
                .findFirst()
                .orElseThrow());
    }

    public int slotOf(String key) {
        return Integer.parseInt(nodes.get(0).tell("CLUSTER KEYSLOT " + key));
    }

    /**
     * A move of a slot, which goes on key by key while everybody works with them. Ends when all nodes know of it: of two
     * moves of which one node knows only one, the earlier may win.
     */
    public void move(int slot, RedisServer from, RedisServer to) {
        to.tell("CLUSTER SETSLOT " + slot + " IMPORTING " + id(from));
        from.tell("CLUSTER SETSLOT " + slot + " MIGRATING " + id(to));
        for (String key = key(from, slot); !key.isEmpty(); key = key(from, slot)) {
            from.tell("MIGRATE 127.0.0.1 " + to.port() + " " + key + " 0 5000");
        }
        to.tell("CLUSTER SETSLOT " + slot + " NODE " + id(to));
        from.tell("CLUSTER SETSLOT " + slot + " NODE " + id(to));
        Await.until(() -> nodes.stream().map(node -> epoch(node, to)).distinct().count() == 1);
    }

    /** Which state of another node, or of itself, a node knows. */
    private static String epoch(RedisServer node, RedisServer other) {
        String id = id(other);
        return node.tell("CLUSTER NODES")
                .lines()
                .filter(line -> line.startsWith(id))
                .map(line -> line.split(" ", -1)[6])
                .findFirst()
                .orElseThrow();
    }

    private static String key(RedisServer node, int slot) {
        return node.tell("CLUSTER GETKEYSINSLOT " + slot + " 1");
    }

    private static String id(RedisServer node) {
        return node.tell("CLUSTER MYID");
    }

    @Override
    public void close() {
        nodes.forEach(RedisServer::close);
    }
}
