package gateway.algorithms.memory;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import gateway.api.limit.StoreUnavailableException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * One request under limiters of which some are not ours. Those decide first, on copies, while nothing is held; then the
 * request passes its lanes like any other, and what they said counts if the states are still the same. Otherwise others
 * were faster, and it begins anew. Confined to its thread.
 */
final class CautiousRequest {
    /** So many are faster than one only if its limiter is far slower than theirs. */
    private static final int MOST_ATTEMPTS = 2_000;

    private final Lane[] lanes;
    private final Supplier<Holdings> holdings;
    private final LimitKey[] keys;
    private final long[] permits;
    private final long nowNanos;

    /** With the lanes in the order in which they are passed. */
    CautiousRequest(Lane[] lanes, Supplier<Holdings> holdings, LimitKey[] keys, long[] permits, long nowNanos) {
        this.lanes = lanes;
        this.holdings = holdings;
        this.keys = keys;
        this.permits = permits;
        this.nowNanos = nowNanos;
    }

    /** The decisions of all policies, in the order of the policies. */
    List<Decision> decide() {
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            Lane[] rehearsed = rehearsed(this::rehearse);
            Acquisition request = new Acquisition(rehearsed, holdings.get(), keys, permits, nowNanos);
            boolean passes = request.pass(0, true);
            if (!isStale(rehearsed)) {
                return passes ? request.decisions() : withoutRequest(request, rehearsed);
            }
            Backoff.pause(attempt);
        }
        return new Acquisition(rehearsed(this::giveUp), holdings.get(), keys, permits, nowNanos).decide();
    }

    /** What becomes of a lane whose limiter is not ours. */
    @FunctionalInterface
    private interface Rehearsing {
        RehearsedLane rehearsed(CautiousLane lane, Lane[] earlier);
    }

    private Lane[] rehearsed(Rehearsing rehearsing) {
        Lane[] rehearsed = new Lane[lanes.length];
        for (int i = 0; i < lanes.length; i++) {
            rehearsed[i] = lanes[i] instanceof CautiousLane lane ? rehearsing.rehearsed(lane, rehearsed) : lanes[i];
        }
        return rehearsed;
    }

    private RehearsedLane rehearse(CautiousLane lane, Lane[] earlier) {
        Optional<RehearsedLane> sharing = sharing(lane, earlier);
        long[] origin = sharing.map(RehearsedLane::origin).orElseGet(() -> lane.words(keys[lane.index()], nowNanos));
        long[] before = sharing.map(other -> other.rehearsal().left()).orElse(origin);
        return new RehearsedLane(lane, origin, lane.rehearse(before, permits[lane.index()], nowNanos));
    }

    /** The last of the lanes before this one that counts under the same key. */
    private Optional<RehearsedLane> sharing(CautiousLane lane, Lane[] earlier) {
        return Arrays.stream(earlier)
                .filter(RehearsedLane.class::isInstance)
                .map(RehearsedLane.class::cast)
                .filter(other -> other.table() == lane.table() && keys[other.index()].equals(keys[lane.index()]))
                .reduce((first, second) -> second);
    }

    private RehearsedLane giveUp(CautiousLane lane, Lane[] earlier) {
        String problem = "too many requests at once under one key of policy "
                + lane.policy().name();
        long[] none = {};
        return new RehearsedLane(
                lane, none, lane.failed(none, permits[lane.index()], new StoreUnavailableException(problem)));
    }

    private static boolean isStale(Lane[] rehearsed) {
        for (Lane lane : rehearsed) {
            if (lane instanceof RehearsedLane one && one.rehearsal().isStale()) {
                return true;
            }
        }
        return false;
    }

    /** The decisions of a request that does not pass: what it would have been permitted is still there. */
    private List<Decision> withoutRequest(Acquisition request, Lane[] rehearsed) {
        for (Lane lane : rehearsed) {
            int index = lane.index();
            if (lane instanceof RehearsedLane one
                    && permits[index] > 0
                    && request.decision(index).permitted()) {
                request.decide(index, one.withoutRequest(nowNanos));
            }
        }
        return request.decisions();
    }
}
