package gateway.redis.connection;

import gateway.api.limit.StoreUnavailableException;
import gateway.redis.connection.Client.Connected;
import io.lettuce.core.api.StatefulConnection;
import io.lettuce.core.cluster.api.async.RedisClusterAsyncCommands;
import io.lettuce.core.pubsub.RedisPubSubAdapter;
import io.lettuce.core.pubsub.StatefulRedisPubSubConnection;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;

/**
 * The connections to Redis: one for commands, which all threads share, and one for messages. Once made, they come back by
 * themselves after a break.
 */
final class Link implements AutoCloseable {
    private final RedisSettings settings;
    private final Client client;
    private volatile Optional<Pair> current = Optional.empty();

    private record Pair(Connected commands, StatefulRedisPubSubConnection<String, String> messages) {
        void close() {
            end(commands.connection());
            end(messages);
        }
    }

    Link(RedisSettings settings) {
        this.settings = settings;
        client = Client.of(settings);
    }

    boolean isMade() {
        return current.isPresent();
    }

    /**
     * Makes the connections, which takes a while; they take the place of those that there were.
     *
     * @throws StoreUnavailableException if Redis cannot be reached, or does not let us in; what there was stays
     */
    void make(String channel, Runnable onMessage) {
        Connected commands = await(client.connect());
        try {
            Pair made = new Pair(commands, subscribed(channel, onMessage));
            client.warm(commands);
            Optional<Pair> before = current;
            current = Optional.of(made);
            before.ifPresent(Pair::close);
        } catch (StoreUnavailableException e) {
            end(commands.connection());
            throw e;
        }
    }

    String nodeOf(String key) {
        return client.nodeOf(key);
    }

    Set<String> nodes() {
        return client.nodes();
    }

    Collection<String> keyOfEachNode() {
        return client.keyOfEachNode();
    }

    private StatefulRedisPubSubConnection<String, String> subscribed(String channel, Runnable onMessage) {
        StatefulRedisPubSubConnection<String, String> made = await(client.connectForMessages());
        made.addListener(new RedisPubSubAdapter<>() {
            @Override
            public void message(String from, String message) {
                onMessage.run();
            }
        });
        try {
            await(made.async().subscribe(channel));
            return made;
        } catch (StoreUnavailableException e) {
            end(made);
            throw e;
        }
    }

    /** Without waiting for it. */
    private static void end(StatefulConnection<String, String> connection) {
        var unused = connection.closeAsync();
    }

    private <T> T await(CompletionStage<T> stage) {
        try {
            return stage.toCompletableFuture().get(Options.CONNECT_TIMEOUT.toMillis() * 2, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Problem.of(settings, e);
        } catch (Exception e) {
            throw Problem.of(settings, e);
        }
    }

    /** How commands are sent; empty as long as there was no connection yet. */
    Optional<RedisClusterAsyncCommands<String, String>> commands() {
        return current.map(pair -> pair.commands().commands());
    }

    @Override
    public void close() {
        client.close();
    }
}
