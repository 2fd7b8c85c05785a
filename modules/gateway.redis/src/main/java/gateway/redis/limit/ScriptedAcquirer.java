package gateway.redis.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import java.util.ArrayList;
import java.util.List;

/** Limits that all have a script: one call decides, perhaps about requests of others as well. */
final class ScriptedAcquirer implements Acquirer {
    private final Questions questions;
    private final List<Slot> slots;
    private final Script script;

    ScriptedAcquirer(Questions questions, List<Slot> slots) {
        this.questions = questions;
        this.slots = List.copyOf(slots);
        script = Script.acquiring(
                slots.stream().flatMap(slot -> slot.form().files().stream()).toList());
    }

    @Override
    public List<Decision> acquire(LimitKey[] keys, long[] permits) {
        ScriptCall call = new ScriptCall(slots.size());
        for (int i = 0; i < slots.size(); i++) {
            Slot slot = slots.get(i);
            call.add(slot, (LimitForm.Scripted) slot.form(), slot.key(keys[i]), permits[i]);
        }
        Reply reply = new Reply(questions.ask(script, call));
        List<Decision> decisions = new ArrayList<>();
        for (int i = 0; i < slots.size(); i++) {
            decisions.add(reply.decision(i, slots.get(i), call.keys()[i]));
        }
        return List.copyOf(decisions);
    }
}
