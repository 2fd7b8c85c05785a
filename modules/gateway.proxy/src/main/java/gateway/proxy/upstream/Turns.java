package gateway.proxy.upstream;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Whose turn it is: a cycle in which each server stands as often as its weight says, spread evenly ("smooth" weighted round
 * robin), and a counter that may wrap around. Thread-safe without a lock.
 */
final class Turns {
    private final int[] cycle;
    private final AtomicInteger counter;

    Turns(List<Integer> weights, int start) {
        cycle = cycle(weights);
        counter = new AtomicInteger(start);
    }

    private static int[] cycle(List<Integer> weights) {
        int total = weights.stream().mapToInt(Integer::intValue).sum();
        int[] credit = new int[weights.size()];
        List<Integer> order = new ArrayList<>();
        for (int turn = 0; turn < total; turn++) {
            int best = 0;
            for (int i = 0; i < credit.length; i++) {
                credit[i] += weights.get(i);
                best = credit[i] > credit[best] ? i : best;
            }
            credit[best] -= total;
            order.add(best);
        }
        return order.stream().mapToInt(Integer::intValue).toArray();
    }

    /** A place in the cycle; each call gives the next one. */
    int next() {
        return counter.getAndIncrement();
    }

    /** Who has a place, which may be any number. */
    int at(int place) {
        return cycle[Math.floorMod(place, cycle.length)];
    }

    int length() {
        return cycle.length;
    }
}
