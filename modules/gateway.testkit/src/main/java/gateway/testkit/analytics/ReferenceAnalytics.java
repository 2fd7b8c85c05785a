package gateway.testkit.analytics;

import gateway.api.analytics.ActiveCallers;
import gateway.api.analytics.LifetimeFigures;
import gateway.api.analytics.NamedCount;
import gateway.api.analytics.NamedFigures;
import gateway.api.analytics.Rankings;
import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestFigures;
import gateway.api.analytics.RequestRates;
import gateway.api.analytics.StatusCounts;
import gateway.api.client.ClientKind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Keeps everything for ever and counts it anew each time it is asked: slow and obviously right. */
final class ReferenceAnalytics {
    private record Recorded(long second, RequestEntry entry) {}

    private final List<Recorded> all = new ArrayList<>();
    private final int capacity;

    ReferenceAnalytics(int capacity) {
        this.capacity = capacity;
    }

    void record(long second, RequestEntry entry) {
        all.add(new Recorded(second, entry));
    }

    /** Those held, oldest first. */
    List<RequestEntry> held() {
        return all.subList(Math.max(0, all.size() - capacity), all.size()).stream()
                .map(Recorded::entry)
                .toList();
    }

    RequestFigures heldFigures() {
        return figures(held());
    }

    private static RequestFigures figures(List<RequestEntry> entries) {
        return new RequestFigures(
                entries.size(),
                count(entries, entry -> entry.status() >= 400),
                count(entries, RequestEntry::limited),
                entries.stream().mapToLong(RequestEntry::bytes).sum(),
                entries.stream().map(RequestEntry::responseTime).reduce(Duration.ZERO, Duration::plus));
    }

    StatusCounts statuses() {
        List<RequestEntry> held = held();
        return new StatusCounts(
                count(held, entry -> entry.status() < 200),
                count(held, entry -> entry.status() >= 200 && entry.status() < 300),
                count(held, entry -> entry.status() >= 300 && entry.status() < 400),
                count(held, entry -> entry.status() >= 400 && entry.status() < 500),
                count(held, entry -> entry.status() >= 500));
    }

    /** The shortest response time within which so many of 100 requests held were over. */
    Duration percentile(int percent) {
        List<Duration> times =
                held().stream().map(RequestEntry::responseTime).sorted().toList();
        int rank = (times.size() * percent + 99) / 100;
        return rank == 0 ? Duration.ZERO : times.get(rank - 1);
    }

    Rankings rankings() {
        return new Rankings(
                endpoints(),
                groups(entry -> entry.route().orElse("-"), Integer.MAX_VALUE),
                groups(entry -> entry.tier().orElse("-"), Integer.MAX_VALUE),
                groups(RequestEntry::clientId, Rankings.CLIENTS),
                counts(held(), RequestEntry::clientId, RequestFigures::rateLimitHits, Rankings.LIMITED_CLIENTS));
    }

    private List<NamedCount> endpoints() {
        List<RequestEntry> called = held().stream()
                .filter(entry -> entry.clientKind() != ClientKind.ADMINISTRATOR)
                .toList();
        return counts(called, RequestEntry::path, RequestFigures::count, Rankings.ENDPOINTS);
    }

    private static List<NamedCount> counts(
            List<RequestEntry> entries,
            Function<RequestEntry, String> name,
            ToLongFunction<RequestFigures> number,
            int size) {
        return all(entries, name)
                .map(group -> new NamedCount(group.name(), number.applyAsLong(group.figures())))
                .filter(count -> count.count() > 0)
                .sorted(Comparator.comparing(NamedCount::count).reversed().thenComparing(NamedCount::name))
                .limit(size)
                .toList();
    }

    private List<NamedFigures> groups(Function<RequestEntry, String> name, int size) {
        return all(held(), name)
                .sorted(Comparator.comparing(
                                (NamedFigures group) -> -group.figures().count())
                        .thenComparing(NamedFigures::name))
                .limit(size)
                .toList();
    }

    private static Stream<NamedFigures> all(List<RequestEntry> entries, Function<RequestEntry, String> name) {
        Map<String, List<RequestEntry>> groups = entries.stream().collect(Collectors.groupingBy(name));
        return groups.entrySet().stream().map(group -> new NamedFigures(group.getKey(), figures(group.getValue())));
    }

    LifetimeFigures lifetime() {
        List<RequestEntry> ever = all.stream().map(Recorded::entry).toList();
        return new LifetimeFigures(
                ever.size(),
                count(ever, RequestEntry::limited),
                ever.stream().mapToLong(RequestEntry::bytes).sum());
    }

    RequestRates rates(long second) {
        long minute = Math.floorDiv(second, 60);
        return new RequestRates(
                within(second - 59, second),
                LongStream.range(second - 300, second)
                        .map(each -> within(each, each))
                        .boxed()
                        .toList(),
                LongStream.rangeClosed(minute - 59, minute)
                        .map(each -> within(60 * each, 60 * each + 59))
                        .boxed()
                        .toList());
    }

    private long within(long first, long last) {
        return all.stream()
                .filter(one -> first <= one.second() && one.second() <= last)
                .count();
    }

    ActiveCallers active(long second) {
        List<RequestEntry> recent = all.stream()
                .filter(one -> one.second() > second - 300)
                .map(Recorded::entry)
                .toList();
        return new ActiveCallers(
                recent.stream().map(RequestEntry::address).distinct().count(),
                recent.stream()
                        .filter(entry ->
                                entry.clientKind() == ClientKind.API_KEY || entry.clientKind() == ClientKind.DEVICE)
                        .map(entry -> List.of(entry.address(), entry.clientId(), entry.clientKind()))
                        .distinct()
                        .count());
    }

    private static long count(List<RequestEntry> entries, Predicate<RequestEntry> condition) {
        return entries.stream().filter(condition).count();
    }
}
