package gateway.redis.connection;

import gateway.api.limit.StoreUnavailableException;
import io.lettuce.core.ClientOptions;
import io.lettuce.core.ClientOptions.DisconnectedBehavior;
import io.lettuce.core.MaintNotificationsConfig;
import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisURI;
import io.lettuce.core.SocketOptions;
import io.lettuce.core.api.StatefulRedisConnection;
import io.lettuce.core.api.async.RedisAsyncCommands;
import io.lettuce.core.codec.StringCodec;
import io.lettuce.core.metrics.CommandLatencyRecorder;
import io.lettuce.core.pubsub.RedisPubSubAdapter;
import io.lettuce.core.pubsub.StatefulRedisPubSubConnection;
import io.lettuce.core.resource.ClientResources;
import io.lettuce.core.resource.Delay;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;

/**
 * The connections to Redis: one for commands, which all threads share, and one for messages. Once made, they come back by
 * themselves after a break. Commands that were under way when it broke are not sent again, since nobody knows whether
 * they counted; while it is broken, commands fail at once.
 */
final class Link implements AutoCloseable {
    private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(2);
    private static final Delay RECONNECT_DELAY =
            Delay.exponential(Duration.ofMillis(50), Duration.ofSeconds(1), 2, TimeUnit.MILLISECONDS);
    /** Far more than what waits for a Redis that answers, and little enough to be lost. */
    private static final int MOST_WAITING = 10_000;

    private final RedisSettings settings;
    private final ClientResources resources;
    private final RedisClient client;
    private volatile Optional<StatefulRedisConnection<String, String>> commands = Optional.empty();

    Link(RedisSettings settings) {
        this.settings = settings;
        resources = ClientResources.builder()
                .commandLatencyRecorder(CommandLatencyRecorder.disabled())
                .reconnectDelay(RECONNECT_DELAY)
                .ioThreadPoolSize(2)
                .computationThreadPoolSize(2)
                .build();
        client = RedisClient.create(resources);
        client.setOptions(options());
    }

    private static ClientOptions options() {
        return ClientOptions.builder()
                .disconnectedBehavior(DisconnectedBehavior.REJECT_COMMANDS)
                .replayFilter(command -> true)
                .requestQueueSize(MOST_WAITING)
                .maintNotificationsConfig(MaintNotificationsConfig.disabled())
                .socketOptions(SocketOptions.builder()
                        .connectTimeout(CONNECT_TIMEOUT)
                        .keepAlive(true)
                        .build())
                .build();
    }

    boolean isMade() {
        return commands.isPresent();
    }

    /**
     * Makes the connections, which takes a while.
     *
     * @throws StoreUnavailableException if Redis cannot be reached, or does not let us in
     */
    void make(String channel, Runnable onMessage) {
        StatefulRedisConnection<String, String> made = await(client.connectAsync(StringCodec.UTF8, uri()));
        try {
            subscribe(channel, onMessage);
            commands = Optional.of(made);
        } finally {
            if (!isMade()) {
                made.close();
            }
        }
    }

    private void subscribe(String channel, Runnable onMessage) {
        StatefulRedisPubSubConnection<String, String> made = await(client.connectPubSubAsync(StringCodec.UTF8, uri()));
        made.addListener(new RedisPubSubAdapter<>() {
            @Override
            public void message(String from, String message) {
                onMessage.run();
            }
        });
        await(made.async().subscribe(channel));
    }

    private RedisURI uri() {
        RedisURI uri = settings.uri();
        uri.setTimeout(CONNECT_TIMEOUT);
        return uri;
    }

    private <T> T await(CompletionStage<T> stage) {
        try {
            return stage.toCompletableFuture().get(CONNECT_TIMEOUT.toMillis() * 2, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Problem.of(settings, e);
        } catch (Exception e) {
            throw Problem.of(settings, e);
        }
    }

    /** How commands are sent; empty as long as there was no connection yet. */
    Optional<RedisAsyncCommands<String, String>> commands() {
        return commands.map(StatefulRedisConnection::async);
    }

    @Override
    public void close() {
        client.shutdown(Duration.ZERO, CONNECT_TIMEOUT);
        // Its future is a class of a module that build tools do not find on every module path.
        Object unused = resources.shutdown(0, CONNECT_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
    }
}
