package gateway.redis.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import java.util.List;
import java.util.function.Supplier;

/**
 * One limit of a request whose limits are on several nodes, so that no script can decide about all of them. Thread-safe.
 * Methods throw {@link gateway.api.limit.StoreUnavailableException} if the node does not answer.
 */
final class ScriptedStep {
    /**
     * What a limit decided by itself.
     *
     * @param decision what it said, and spent if it is permitted
     * @param undo gives back what was spent, and says what the limit says without it
     */
    record Attempt(Decision decision, Supplier<Decision> undo) {}

    private final Scripts scripts;
    private final ScriptTime.Source time;
    private final Slot slot;
    private final LimitForm.Scripted form;
    private final Script script;
    private final Script undoing;

    ScriptedStep(Scripts scripts, ScriptTime.Source time, Slot slot, LimitForm.Scripted form) {
        this.scripts = scripts;
        this.time = time;
        this.slot = slot;
        this.form = form;
        script = Script.acquiring(form.files());
        undoing = Script.acquiring(form.undoing(0).files());
    }

    /** Decides, and spends. */
    Attempt acquire(LimitKey key, long permits) {
        String name = slot.key(key);
        ScriptCall call = call(new ScriptCall(1), form, name, permits);
        List<Object> values =
                scripts.run(script, call.keys(), ScriptCall.arguments(time.now().tellingArgument(), List.of(call)));
        long told = values.size() > Reply.VALUES ? (Long) values.get(Reply.VALUES) : 0;
        return new Attempt(decision(values, name), () -> undo(name, permits, told));
    }

    private Decision undo(String name, long permits, long told) {
        List<ScriptCall> calls = List.of(
                call(new ScriptCall(1), form.undoing(told), name, permits),
                call(ScriptCall.asking(), form, name, permits));
        List<Object> values = scripts.run(undoing, ScriptCall.keys(calls), ScriptCall.arguments(time.now(), calls));
        return decision(values.subList(Reply.VALUES, 2 * Reply.VALUES), name);
    }

    /** What the limit would say; if it would let the request pass, what is left without it. */
    Decision ask(LimitKey key, long permits) {
        String name = slot.key(key);
        ScriptCall call = call(ScriptCall.asking(), form, name, permits);
        return decision(scripts.run(script, call.keys(), ScriptCall.arguments(time.now(), List.of(call))), name);
    }

    private ScriptCall call(ScriptCall call, LimitForm.Scripted as, String name, long permits) {
        call.add(slot, as, name, permits);
        return call;
    }

    private Decision decision(List<Object> values, String name) {
        return new Reply(values).decision(0, slot, name);
    }
}
