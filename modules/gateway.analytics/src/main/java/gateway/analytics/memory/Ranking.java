package gateway.analytics.memory;

import gateway.api.analytics.NamedCount;
import gateway.api.analytics.NamedFigures;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.function.ToLongFunction;

/** The names with the highest numbers, in falling order; of equal ones the first by name. */
final class Ranking {
    private static final Comparator<NamedCount> FALLING =
            Comparator.comparing(NamedCount::count).reversed().thenComparing(NamedCount::name);

    private Ranking() {}

    /** So many at most, of those whose number is not 0. Sorts no more than it returns: there may be thousands. */
    static List<NamedCount> top(int size, Map<String, Sums> sums, ToLongFunction<Sums> number) {
        PriorityQueue<NamedCount> last = new PriorityQueue<>(size + 1, FALLING.reversed());
        sums.forEach((name, one) -> {
            long count = number.applyAsLong(one);
            if (count > 0 && (last.size() < size || last.peek().count() <= count)) {
                last.add(new NamedCount(name, count));
                if (last.size() > size) {
                    last.remove();
                }
            }
        });
        List<NamedCount> top = new ArrayList<>(last);
        top.sort(FALLING);
        return top;
    }

    static List<NamedFigures> figures(int size, Map<String, Sums> sums) {
        return top(size, sums, Sums::count).stream()
                .map(one -> new NamedFigures(one.name(), sums.get(one.name()).figures()))
                .toList();
    }
}
