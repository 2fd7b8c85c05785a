package gateway.benchmarks;

import io.lettuce.core.RedisClient;
import io.lettuce.core.ScriptOutputType;
import io.lettuce.core.api.StatefulRedisConnection;
import io.lettuce.core.api.sync.RedisCommands;

/** What no script can do without: read a value and write one. It limits nothing. One connection, by the client we use. */
final class TrivialScript implements RedisContender {
    private final RedisClient client;
    private final RedisCommands<String, String> commands;
    private final String digest;
    private final Keys keys;

    TrivialScript(String uri, Keys keys) {
        this.keys = keys;
        client = RedisClient.create(uri);
        StatefulRedisConnection<String, String> connection = client.connect();
        commands = connection.sync();
        digest = commands.scriptLoad(
                "local old = redis.call('GET', KEYS[1]) redis.call('SET', KEYS[1], ARGV[1]) return old");
    }

    @Override
    public boolean acquire(int key) {
        String old = commands.evalsha(digest, ScriptOutputType.VALUE, new String[] {keys.name(key)}, "1");
        return old != null;
    }

    @Override
    public void close() {
        client.shutdown();
    }
}
