package gateway.redis.limit;

import gateway.api.limit.Ticker;
import gateway.redis.connection.Redis;
import io.lettuce.core.RedisNoScriptException;
import io.lettuce.core.ScriptOutputType;
import java.util.List;

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
            return call(script, keys, arguments);
        } catch (RedisNoScriptException e) {
            return redis.ask(
                    keys[0], commands -> commands.eval(script.text(), ScriptOutputType.MULTI, keys, arguments));
        }
    }

    private List<Object> call(Script script, String[] keys, String... arguments) {
        return redis.ask(
                keys[0], commands -> commands.evalsha(script.digest(), ScriptOutputType.MULTI, keys, arguments));
    }

    /** How long anybody waits. */
    long timeoutNanos() {
        return redis.settings().timeout().toNanos();
    }

    Ticker ticker() {
        return redis.ticker();
    }
}
