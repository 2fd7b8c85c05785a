package gateway.redis.store;

import gateway.api.limit.StoreUnavailableException;
import gateway.redis.connection.Redis;
import gateway.redis.limit.Script;
import gateway.redis.limit.Scripts;
import io.lettuce.core.RedisCommandExecutionException;
import io.lettuce.core.cluster.api.async.RedisClusterAsyncCommands;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.function.Supplier;

/** Asks Redis about keys of ours, and says which one it is if somebody else has put something there. Thread-safe. */
public final class Asking {
    private final Redis redis;
    private final Scripts scripts;

    /** Asks that Redis. */
    public Asking(Redis redis) {
        this.redis = redis;
        scripts = new Scripts(redis);
    }

    /**
     * The answer to a command about a key.
     *
     * @throws StoreUnavailableException if there is none in time, or Redis refuses the command; says why
     */
    public <T> T about(
            String key, Function<RedisClusterAsyncCommands<String, String>, ? extends CompletionStage<T>> question) {
        return named(key, () -> redis.ask(question));
    }

    /** What a script returned. */
    public List<Object> run(Script script, List<String> keys, List<String> arguments) {
        return named(
                String.join(", ", keys),
                () -> scripts.run(script, keys.toArray(String[]::new), arguments.toArray(String[]::new)));
    }

    private static <T> T named(String keys, Supplier<T> question) {
        try {
            return question.get();
        } catch (StoreUnavailableException e) {
            if (isOfAnotherType(e)) {
                throw new StoreUnavailableException(
                        "something in Redis is of another type than it has to be, and is left as it is; it is asked for"
                                + " as " + keys + ". Remove it, or choose another gateway.redis.prefix",
                        e);
            }
            throw e;
        }
    }

    private static boolean isOfAnotherType(StoreUnavailableException e) {
        return e.getCause() instanceof RedisCommandExecutionException refused
                && String.valueOf(refused.getMessage()).contains("WRONGTYPE");
    }
}
