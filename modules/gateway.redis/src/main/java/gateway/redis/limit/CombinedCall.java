package gateway.redis.limit;

import gateway.redis.connection.Sent;
import io.lettuce.core.RedisNoScriptException;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/** A call of a script that decides about requests of several threads, one after the other. Thread-safe. */
final class CombinedCall {
    private final Scripts scripts;
    private final List<Waiting> requests;
    private final Script script;
    private final String[] keys;
    private final String[] arguments;
    private final Runnable whenOver;
    private final AtomicReference<Sent<List<Object>>> sent = new AtomicReference<>();

    /**
     * A call about some requests, to be sent.
     *
     * @param whenOver is run before they get their answers
     */
    CombinedCall(Scripts scripts, Script script, ScriptTime time, List<Waiting> requests, Runnable whenOver) {
        List<ScriptCall> calls = requests.stream().map(Waiting::call).toList();
        this.scripts = scripts;
        this.script = script;
        this.requests = List.copyOf(requests);
        this.whenOver = whenOver;
        keys = ScriptCall.keys(calls);
        arguments = ScriptCall.arguments(time, calls);
    }

    void send() {
        requests.forEach(request -> request.isIn(this));
        follow(scripts.send(script, keys, arguments));
    }

    /** Waits no more for Redis, on behalf of all. */
    void expire() {
        Sent<List<Object>> current = sent.get();
        if (current != null) {
            current.expire();
        }
    }

    private void follow(Sent<List<Object>> call) {
        sent.set(call);
        call.whenOver(this::answer, this::fail);
    }

    private void answer(List<Object> values) {
        try {
            whenOver.run();
        } finally {
            int from = 0;
            for (Waiting request : requests) {
                int to = from + request.call().limits() * Reply.VALUES;
                request.answer(values.subList(from, to));
                from = to;
            }
        }
    }

    private void fail(RuntimeException problem) {
        if (problem instanceof RedisNoScriptException) {
            follow(scripts.sendWhole(script, keys, arguments));
            return;
        }
        try {
            whenOver.run();
        } finally {
            requests.forEach(request -> request.fail(problem));
        }
    }
}
