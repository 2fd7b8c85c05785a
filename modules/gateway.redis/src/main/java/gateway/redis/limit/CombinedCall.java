package gateway.redis.limit;

import gateway.api.limit.StoreUnavailableException;
import gateway.redis.connection.Sent;
import io.lettuce.core.RedisNoScriptException;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

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
        follow(() -> scripts.send(script, keys, arguments));
    }

    /** Waits no more for Redis, on behalf of all. */
    void expire() {
        Sent<List<Object>> current = sent.get();
        if (current != null) {
            current.expire();
        }
    }

    /** Whatever goes wrong in between, nobody is left waiting. */
    private void follow(Supplier<Sent<List<Object>>> command) {
        boolean followed = false;
        try {
            Sent<List<Object>> current = command.get();
            sent.set(current);
            current.whenOver(this::answer, this::fail);
            followed = true;
        } finally {
            if (!followed) {
                end(() -> failAll(new StoreUnavailableException("Redis could not be asked")));
            }
        }
    }

    private void answer(List<Object> values) {
        int expected =
                Reply.VALUES * requests.stream().mapToInt(CombinedCall::limits).sum();
        if (values.size() < expected) {
            fail(new StoreUnavailableException("Redis answered " + values.size() + " values in place of " + expected));
        } else {
            end(() -> answerAll(values));
        }
    }

    private void answerAll(List<Object> values) {
        int from = 0;
        for (Waiting request : requests) {
            int to = from + limits(request) * Reply.VALUES;
            request.answer(values.subList(from, to));
            from = to;
        }
    }

    private static int limits(Waiting request) {
        return request.call().limits();
    }

    private void fail(RuntimeException problem) {
        if (problem instanceof RedisNoScriptException) {
            follow(() -> scripts.sendWhole(script, keys, arguments));
        } else {
            end(() -> failAll(problem));
        }
    }

    private void failAll(RuntimeException problem) {
        requests.forEach(request -> request.fail(problem));
    }

    private void end(Runnable answers) {
        try {
            whenOver.run();
        } finally {
            answers.run();
        }
    }
}
