package gateway.redis.limit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What the script is asked about one request; see {@code acquire.lua}. Confined to a thread. */
final class ScriptCall {
    /** More than any limit has, and exact in a script. */
    private static final long MOST_PERMITS = 2_000_000_000;

    private final List<String> keys = new ArrayList<>();
    private final List<String> arguments = new ArrayList<>();

    /** A request that is to pass some limits. */
    ScriptCall(int limits) {
        arguments.add(Integer.toString(limits));
    }

    /** A question what a limit would decide. */
    static ScriptCall asking() {
        return new ScriptCall(-1);
    }

    /** A limit that the script decides. */
    void add(Slot slot, LimitForm.Scripted form, String key, long permits) {
        add(slot, form.id(), key, Long.toString(Math.min(permits, MOST_PERMITS)));
        arguments.addAll(form.parameters());
    }

    /** A limit that has been decided. */
    void add(Slot slot, String key, Verdict verdict) {
        add(slot, slot.form().id(), key, verdict.passes() ? "1" : "2");
        arguments.add(verdict.expected());
        arguments.add(verdict.value());
        arguments.add(Long.toString(verdict.ttlMicros()));
    }

    private void add(Slot slot, String id, String key, String permits) {
        keys.add(key);
        arguments.add(id);
        arguments.add(slot.mode());
        arguments.add(permits);
    }

    String[] keys() {
        return keys.toArray(String[]::new);
    }

    int limits() {
        return keys.size();
    }

    /** The names of the keys of several requests. */
    static String[] keys(List<ScriptCall> calls) {
        return calls.stream().flatMap(call -> call.keys.stream()).toArray(String[]::new);
    }

    /** What the script is told if it is to decide about several requests. */
    static String[] arguments(ScriptTime time, List<ScriptCall> calls) {
        return arguments(time.argument(), calls);
    }

    /** The same with the time as the script is told it. */
    static String[] arguments(String time, List<ScriptCall> calls) {
        return Stream.concat(Stream.of(time), calls.stream().flatMap(call -> call.arguments.stream()))
                .toArray(String[]::new);
    }
}
