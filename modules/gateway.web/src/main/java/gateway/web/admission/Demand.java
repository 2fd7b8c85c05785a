package gateway.web.admission;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import gateway.web.config.KeyPart;
import gateway.web.config.MissingPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What one request asks of the limits of a plan: whose permits, and how many. */
final class Demand {
    private final LimitPlan plan;
    private final LimitKey[] keys;
    private final long[] permits;
    private Optional<Refusal> refusal = Optional.empty();
    /** Why limits have no key whose parts have to be read; by their index. */
    private Map<Integer, KeyFinding> keyless = Map.of();

    Demand(LimitPlan plan, Subject subject) {
        this.plan = plan;
        int size = plan.limits().size();
        keys = new LimitKey[size];
        permits = new long[size];
        for (int i = 0; i < size; i++) {
            ask(i, plan.limits().get(i), subject);
        }
    }

    private void ask(int index, PlannedLimit limit, Subject subject) {
        if (!limit.worded()) {
            read(index, limit, subject);
            return;
        }
        Optional<KeyPart> lack = limit.missing() == MissingPart.IP ? Optional.empty() : subject.lacks(limit);
        if (lack.isPresent()) {
            // No permits of nobody: the limit is asked in its turn but has nothing to say.
            keys[index] = subject.nobody();
            refuse(MissingParts.refusal(limit, lack.get(), PartValue.Lack.ABSENT));
        } else {
            keys[index] = subject.key(limit.key());
            permits[index] = limit.cost();
        }
    }

    private void read(int index, PlannedLimit limit, Subject subject) {
        KeyFinding finding = subject.find(limit);
        if (finding instanceof KeyFinding.Found found) {
            keys[index] = found.key();
            permits[index] = limit.cost();
            return;
        }
        keys[index] = subject.nobody();
        if (keyless.isEmpty()) {
            keyless = new TreeMap<>();
        }
        keyless.put(index, finding);
        refuse(MissingParts.refusal(limit, finding));
    }

    /** The first reason counts. */
    private void refuse(Optional<Refusal> reason) {
        refusal = refusal.isPresent() ? refusal : reason;
    }

    /** Why the request is refused before any limit is asked: a part of a key is not there, or cannot be found out. */
    Optional<Refusal> refusal() {
        return refusal;
    }

    /** Counts and logs the plug-ins that failed. */
    void report(Failures failures) {
        for (KeyFinding finding : keyless.values()) {
            if (finding instanceof KeyFinding.Failed failed) {
                failures.record(Failures.Part.KEY_RESOLVER, failed.part().text(), failed.cause());
            }
        }
    }

    /** Whether a limit applies to the request. */
    boolean appliesTo(int index) {
        return permits[index] > 0;
    }

    List<Decision> acquire() {
        return plan.set().orElseThrow().acquire(keys, permits);
    }

    /**
     * The places that the request has taken in queues, if it has passed.
     *
     * @param decisions what the limits said
     * @param nowNanos the time, not before they did
     */
    List<Turn> turns(List<Decision> decisions, long nowNanos) {
        List<Turn> turns = new ArrayList<>();
        for (int i = 0; i < decisions.size(); i++) {
            if (decisions.get(i) instanceof Decision.Delayed delayed
                    && plan.limits().get(i).delays()) {
                turns.add(turn(i, nowNanos + Math.min(delayed.waitNanos(), Long.MAX_VALUE - nowNanos)));
            }
        }
        return List.copyOf(turns);
    }

    private Turn turn(int index, long departureNanos) {
        PlannedLimit limit = plan.limits().get(index);
        return new Turn(limit.policy().scope(), keys[index], departureNanos, limit.spanNanos(), () -> giveBack(index));
    }

    private void giveBack(int index) {
        long[] one = new long[permits.length];
        one[index] = permits[index];
        plan.set().orElseThrow().giveBack(keys, one);
    }

    /** How much is used of each limit; nothing is spent by asking. */
    List<LimitUsage> usage() {
        List<Decision> states = plan.set().orElseThrow().acquire(keys, new long[permits.length]);
        List<LimitUsage> usage = new ArrayList<>(states.size());
        for (int i = 0; i < states.size(); i++) {
            usage.add(usage(i, states.get(i)));
        }
        return usage;
    }

    private LimitUsage usage(int index, Decision state) {
        PlannedLimit limit = plan.limits().get(index);
        return keyless.get(index) instanceof KeyFinding.Unsaid unsaid
                ? LimitUsage.unknown(limit, unsaid.parts())
                : LimitUsage.of(limit, appliesTo(index), state);
    }
}
