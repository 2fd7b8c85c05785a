package gateway.redis.analytics;

import gateway.api.analytics.NamedCount;
import gateway.api.analytics.NamedFigures;
import gateway.api.analytics.RequestFigures;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/** Sums over requests, apart by a name. For one thread. */
final class Tallies {
    private static final Comparator<NamedCount> FALLING =
            Comparator.comparing(NamedCount::count).reversed().thenComparing(NamedCount::name);

    private final Map<String, Tally> byName = new HashMap<>();

    Tally of(String name) {
        return byName.computeIfAbsent(name, first -> new Tally());
    }

    void addAll(List<NamedFigures> all) {
        all.forEach(one -> of(one.name()).add(one.figures()));
    }

    /** The names with most requests. */
    List<NamedFigures> most(int limit) {
        return ranked(RequestFigures::count)
                .limit(limit)
                .map(one -> new NamedFigures(one.name(), byName.get(one.name()).figures()))
                .toList();
    }

    /** The names that limits refused most often. */
    List<NamedCount> limited(int limit) {
        return ranked(RequestFigures::rateLimitHits).limit(limit).toList();
    }

    private Stream<NamedCount> ranked(ToLongFunction<RequestFigures> number) {
        return byName.entrySet().stream()
                .map(one -> new NamedCount(
                        one.getKey(), number.applyAsLong(one.getValue().figures())))
                .filter(one -> one.count() > 0)
                .sorted(FALLING);
    }

    /** Counts of several nodes together, the highest first. */
    static List<NamedCount> sum(Stream<NamedCount> counts, int limit) {
        Map<String, Long> sums = new HashMap<>();
        counts.forEach(one -> sums.merge(one.name(), one.count(), Long::sum));
        return sums.entrySet().stream()
                .map(one -> new NamedCount(one.getKey(), one.getValue()))
                .sorted(FALLING)
                .limit(limit)
                .toList();
    }
}
