package gateway.analytics.memory;

import gateway.api.analytics.NamedCount;
import gateway.api.analytics.NamedFigures;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.function.ToLongFunction;

/**
 * The names with the highest numbers, in falling order; of equal ones the first by name. Sorts no more than it returns:
 * there may be thousands. For one thread.
 */
final class Ranking {
    private static final Comparator<NamedCount> FALLING =
            Comparator.comparing(NamedCount::count).reversed().thenComparing(NamedCount::name);

    private final int size;
    private final PriorityQueue<NamedCount> lastFirst;

    /** @param size how many names it holds at most */
    Ranking(int size) {
        this.size = size;
        lastFirst = new PriorityQueue<>(size + 1, FALLING.reversed());
    }

    /** Whether a name with this number could be among the first; none with 0 is. */
    boolean mayHold(long count) {
        return count > 0 && (lastFirst.size() < size || lastFirst.peek().count() <= count);
    }

    /** Only if it {@linkplain #mayHold may hold} it. */
    void add(NamedCount count) {
        lastFirst.add(count);
        if (lastFirst.size() > size) {
            lastFirst.remove();
        }
    }

    List<NamedCount> result() {
        List<NamedCount> result = new ArrayList<>(lastFirst);
        result.sort(FALLING);
        return result;
    }

    /** So many at most, by a number of the sums. */
    static List<NamedCount> of(int size, Map<String, Sums> sums, ToLongFunction<Sums> number) {
        Ranking ranking = new Ranking(size);
        sums.forEach((name, one) -> {
            long count = number.applyAsLong(one);
            if (ranking.mayHold(count)) {
                ranking.add(new NamedCount(name, count));
            }
        });
        return ranking.result();
    }

    /** So many at most, by how many requests there are, with all their sums. */
    static List<NamedFigures> figures(int size, Map<String, Sums> sums) {
        return of(size, sums, Sums::count).stream()
                .map(one -> new NamedFigures(one.name(), sums.get(one.name()).figures()))
                .toList();
    }
}
