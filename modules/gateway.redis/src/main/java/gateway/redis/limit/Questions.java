package gateway.redis.limit;

import java.util.List;

/** Has Redis run a script about a request. Thread-safe. */
@FunctionalInterface
interface Questions {

    /**
     * What the script returned.
     *
     * @throws gateway.api.limit.StoreUnavailableException if Redis does not answer in time
     */
    List<Object> ask(Script script, ScriptCall call);

    /** Each by itself: in a cluster, requests of several threads are about keys of several nodes. */
    static Questions single(Scripts scripts, ScriptTime.Source time) {
        return (script, call) -> scripts.run(script, call.keys(), ScriptCall.arguments(time.now(), List.of(call)));
    }
}
