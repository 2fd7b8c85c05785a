package gateway.redis.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Failed;
import gateway.api.limit.Policy;
import gateway.api.limit.StoreUnavailableException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.IntStream;

/** States as Redis had them at a time, and what limiters make of them. Confined to a thread. */
final class StoredRead {
    private final long nowNanos;
    private final Map<String, String> texts;
    private final Map<String, String> problems;
    private final Map<String, String> drafts;

    private StoredRead(long nowNanos, Map<String, String> texts, Map<String, String> problems) {
        this.nowNanos = nowNanos;
        this.texts = texts;
        this.problems = problems;
        drafts = new HashMap<>(texts);
    }

    /** Reads the states of limits that are stored; the time is that of the server, unless another is sent. */
    static StoredRead of(String[] names, List<Slot> slots, Function<String[], List<Object>> script, ScriptTime now) {
        String[] keys = IntStream.range(0, names.length)
                .filter(i -> slots.get(i).isStored())
                .mapToObj(i -> names[i])
                .distinct()
                .toArray(String[]::new);
        List<Object> values = script.apply(keys);
        Map<String, String> texts = new HashMap<>();
        Map<String, String> problems = new HashMap<>();
        for (int i = 0; i < keys.length; i++) {
            boolean failed = !values.get(1 + 2 * i).equals(0L);
            (failed ? problems : texts).put(keys[i], (String) values.get(2 + 2 * i));
        }
        long micros = now.micros().isEmpty() ? (Long) values.get(0) : Long.parseLong(now.micros());
        return new StoredRead(Micros.toNanos(micros), texts, problems);
    }

    /** What a limiter decides; later ones of the request see what it spent. */
    Verdict decide(Policy policy, String name, long permits) {
        String text = drafts.getOrDefault(name, "");
        try {
            StoredState state = state(policy, name, text);
            Decision decision = step(policy, state, permits);
            if (!decision.permitted() || permits == 0) {
                return new Verdict(decision, policy.passes(decision), text, "", 0);
            }
            String value = state.text();
            drafts.put(name, value);
            long matters = policy.limiter().idleAtNanos(state) - nowNanos;
            return new Verdict(decision, true, text, value, Micros.coveringNanos(Math.max(matters, 1)));
        } catch (RuntimeException e) {
            Failed failed = new Failed(e);
            return new Verdict(failed, policy.passes(failed), text, "", 0);
        }
    }

    /** What a limiter says that is asked for nothing. */
    Decision ask(Policy policy, String name) {
        try {
            return step(policy, state(policy, name, texts.getOrDefault(name, "")), 0);
        } catch (RuntimeException e) {
            return new Failed(e);
        }
    }

    private StoredState state(Policy policy, String name, String text) {
        try {
            if (!problems.containsKey(name)) {
                return StoredState.parse(policy.limiter().shape(), text);
            }
        } catch (IllegalArgumentException e) {
            problems.put(name, e.getMessage());
        }
        throw new StoreUnavailableException("the state of policy " + policy.name() + " in Redis, key " + name
                + ", cannot be read and was left alone: " + problems.get(name));
    }

    private Decision step(Policy policy, StoredState state, long permits) {
        return Objects.requireNonNull(policy.limiter().step(state, nowNanos, permits), "decision");
    }
}
