package gateway.redis.limit;

import gateway.api.limit.Ticker;
import gateway.redis.connection.Redis;
import gateway.redis.connection.Sent;
import io.lettuce.core.RedisNoScriptException;
import io.lettuce.core.ScriptOutputType;
import io.lettuce.core.cluster.api.async.RedisClusterAsyncCommands;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/**
 * Has scripts run. Redis knows them by their digests; what it does not know, after a restart or SCRIPT FLUSH, it gets
 * whole, and knows from then on. That is the only case in which anything is sent twice, since it is the only one in which it is certain that
 * nothing was done. Thread-safe.
 */
public final class Scripts {
    private final Redis redis;

    /**
     * Has them run there.
     *
     * @param redis the Redis
     */
    public Scripts(Redis redis) {
        this.redis = redis;
    }

    /**
     * {@return what a script returned: whole numbers and texts}
     *
     * @param script the script
     * @param keys its keys, at least one; in a cluster all on one node
     * @param arguments its arguments
     * @throws gateway.api.limit.StoreUnavailableException if there is no answer in time, or it failed; says why
     */
    public List<Object> run(Script script, String[] keys, String... arguments) {
        try {
            return redis.ask(keys[0], byDigest(script, keys, arguments));
        } catch (RedisNoScriptException e) {
            return redis.ask(keys[0], whole(script, keys, arguments));
        }
    }

    /** The same without waiting, by the digest only: if Redis does not know it, it has to be sent whole. */
    Sent<List<Object>> send(Script script, String[] keys, String... arguments) {
        return redis.send(keys[0], byDigest(script, keys, arguments));
    }

    /** The same with the text. */
    Sent<List<Object>> sendWhole(Script script, String[] keys, String... arguments) {
        return redis.send(keys[0], whole(script, keys, arguments));
    }

    private static Question byDigest(Script script, String[] keys, String... arguments) {
        return commands -> commands.evalsha(script.digest(), ScriptOutputType.MULTI, keys, arguments);
    }

    private static Question whole(Script script, String[] keys, String... arguments) {
        return commands -> commands.eval(script.text(), ScriptOutputType.MULTI, keys, arguments);
    }

    /** Sends a script. */
    private interface Question
            extends Function<RedisClusterAsyncCommands<String, String>, CompletionStage<List<Object>>> {}

    /** How long anybody waits. */
    long timeoutNanos() {
        return redis.settings().timeout().toNanos();
    }

    Ticker ticker() {
        return redis.ticker();
    }
}
