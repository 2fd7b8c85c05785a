package gateway.redis.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import gateway.api.limit.Policy;
import gateway.api.limit.StoreUnavailableException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Limits of which some have no script. Their states are read, their limiters decide here, and a script decides about the
 * others and keeps all or nothing, provided that the states are still what they were; else everything begins anew.
 *
 * <p>Threads that would only get in each other's way wait for each other here.
 */
final class StoredAcquirer implements Acquirer {
    private static final int ATTEMPTS = 1_000;
    private static final int QUEUES = 64;
    private static final List<ReentrantLock> LOCKS =
            Stream.generate(ReentrantLock::new).limit(QUEUES).toList();

    private final Scripts scripts;
    private final ScriptTime.Source time;
    private final List<Slot> slots;
    private final Script script;
    private final Script reading = Script.alone("stored-read");

    StoredAcquirer(Scripts scripts, ScriptTime.Source time, List<Slot> slots) {
        this.scripts = scripts;
        this.time = time;
        this.slots = List.copyOf(slots);
        script = Script.acquiring(
                slots.stream().flatMap(slot -> slot.form().files().stream()).toList());
    }

    @Override
    public List<Decision> acquire(LimitKey[] keys, long[] permits) {
        String[] names = names(keys);
        ReentrantLock lock = LOCKS.get(Math.floorMod(names[contended()].hashCode(), QUEUES));
        lock.lock();
        try {
            return acquire(names, permits);
        } finally {
            lock.unlock();
        }
    }

    /** What limits that are all stored would say; those that would let the request pass say what is left without it. */
    List<Decision> ask(LimitKey[] keys, long[] permits) {
        String[] names = names(keys);
        StoredRead read = StoredRead.of(names, slots, some -> scripts.run(reading, some), time.now());
        List<Decision> decisions = new ArrayList<>();
        for (int i = 0; i < names.length; i++) {
            Policy policy = slots.get(i).policy();
            Decision decision = read.decide(policy, names[i], permits[i]).decision();
            decisions.add(decision.permitted() ? read.ask(policy, names[i]) : decision);
        }
        return decisions;
    }

    private String[] names(LimitKey[] keys) {
        return IntStream.range(0, keys.length)
                .mapToObj(i -> slots.get(i).key(keys[i]))
                .toArray(String[]::new);
    }

    /** The last of the limits that are stored, which usually is the broadest. */
    private int contended() {
        return IntStream.range(0, slots.size())
                .filter(i -> slots.get(i).isStored())
                .max()
                .orElseThrow();
    }

    private List<Decision> acquire(String[] names, long[] permits) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Optional<List<Decision>> decisions = attempt(names, permits);
            if (decisions.isPresent()) {
                return decisions.get();
            }
        }
        throw new StoreUnavailableException(
                "the state of policy " + slots.get(contended()).policy().name()
                        + " in Redis was changed by others each of " + ATTEMPTS + " times");
    }

    /** Empty if a state has changed in between. */
    private Optional<List<Decision>> attempt(String[] names, long[] permits) {
        ScriptTime now = time.now();
        StoredRead read = StoredRead.of(names, slots, keys -> scripts.run(reading, keys), now);
        ScriptCall call = new ScriptCall(slots.size());
        List<Optional<Verdict>> verdicts = new ArrayList<>();
        for (int i = 0; i < slots.size(); i++) {
            Slot slot = slots.get(i);
            if (slot.form() instanceof LimitForm.Scripted form) {
                verdicts.add(Optional.empty());
                call.add(slot, form, names[i], permits[i]);
            } else {
                Verdict verdict = read.decide(slot.policy(), names[i], permits[i]);
                verdicts.add(Optional.of(verdict));
                call.add(slot, names[i], verdict);
            }
        }
        Reply reply = new Reply(scripts.run(script, call.keys(), ScriptCall.arguments(now, List.of(call))));
        return reply.isConflict() ? Optional.empty() : Optional.of(decisions(reply, verdicts, read, names, permits));
    }

    private List<Decision> decisions(
            Reply reply, List<Optional<Verdict>> verdicts, StoredRead read, String[] names, long[] permits) {
        List<Decision> decisions = new ArrayList<>();
        for (int i = 0; i < slots.size(); i++) {
            Decision scripted = reply.decision(i, slots.get(i), names[i]);
            decisions.add(
                    reply.isFailure(i)
                            ? scripted
                            : verdicts.get(i).map(Verdict::decision).orElse(scripted));
        }
        boolean passes = IntStream.range(0, slots.size())
                .allMatch(i -> slots.get(i).policy().passes(decisions.get(i)));
        for (int i = 0; i < slots.size() && !passes; i++) {
            if (verdicts.get(i).isPresent()
                    && permits[i] > 0
                    && decisions.get(i).permitted()) {
                decisions.set(i, read.ask(slots.get(i).policy(), names[i]));
            }
        }
        return List.copyOf(decisions);
    }
}
