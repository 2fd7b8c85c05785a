package gateway.redis.connection;

import gateway.redis.connection.Client.Connected;
import io.lettuce.core.ClientOptions;
import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisURI;
import io.lettuce.core.codec.StringCodec;
import io.lettuce.core.pubsub.StatefulRedisPubSubConnection;
import io.lettuce.core.resource.ClientResources;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;

/** Connects to one Redis, which Sentinel may have to be asked for each time. */
final class NodeClient implements Client {
    private final RedisSettings settings;
    private final ClientResources resources = Client.resources();
    private final RedisClient client = RedisClient.create(resources);

    NodeClient(RedisSettings settings) {
        this.settings = settings;
        client.setOptions(
                Options.in(ClientOptions.builder(), settings.access().tls()).build());
    }

    @Override
    public CompletionStage<Connected> connect() {
        return client.connectAsync(StringCodec.UTF8, uri()).thenApply(made -> new Connected(made.async(), made));
    }

    @Override
    public CompletionStage<StatefulRedisPubSubConnection<String, String>> connectForMessages() {
        return client.connectPubSubAsync(StringCodec.UTF8, uri());
    }

    private RedisURI uri() {
        RedisURI uri = settings.uris().get(0);
        uri.setTimeout(Options.CONNECT_TIMEOUT);
        return uri;
    }

    @Override
    public void close() {
        client.shutdown(0, Options.CONNECT_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
        // Its future is a class of a module that build tools do not find on every module path.
        Object unused = resources.shutdown(0, Options.CONNECT_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
    }
}
