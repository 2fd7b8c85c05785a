package gateway.redis.store;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Stream;

/**
 * A node's copy of the records of a kind. Thread-safe; readers wait for nobody. Whatever order states of a record come in,
 * the latest stays.
 */
final class RecordTable<T> {
    private final ConcurrentMap<String, Row<T>> rows = new ConcurrentHashMap<>();
    private final Index<T> index;

    /** Those that came in since a whole reading began. */
    private Optional<Set<String>> newer = Optional.empty();

    /** Follows what a table holds, to find it by something else than its id. */
    @FunctionalInterface
    interface Index<T> {
        /** Called by one thread at a time, with what was there and what is there now. */
        void changed(Optional<T> before, Optional<T> after);
    }

    RecordTable(Index<T> index) {
        this.index = index;
    }

    Optional<Row<T>> find(String id) {
        return Optional.ofNullable(rows.get(id));
    }

    /** Those that could be read, in no order. */
    Stream<T> values() {
        return rows.values().stream().flatMap(row -> row.value().stream());
    }

    Optional<Row.Unreadable<T>> anyUnreadable() {
        for (Row<T> row : rows.values()) {
            if (row instanceof Row.Unreadable<T> unreadable) {
                return Optional.of(unreadable);
            }
        }
        return Optional.empty();
    }

    int size() {
        return rows.size();
    }

    /** Takes a state of a record over, unless a later one is known. */
    synchronized void put(Row<T> row) {
        Row<T> before = rows.get(row.id());
        if (before == null || row.version().isAfter(before.version())) {
            newer.ifPresent(ids -> ids.add(row.id()));
            replace(row);
        }
    }

    /** From here on until {@link #replaceAll}, what is put counts more than what is read. */
    synchronized void readingAll() {
        newer = Optional.of(new HashSet<>());
    }

    /** Takes over what was read in place of everything that was not put meanwhile. */
    synchronized void replaceAll(List<Row<T>> all) {
        Set<String> kept = newer.orElseGet(Set::of);
        newer = Optional.empty();
        Map<String, Row<T>> read = new HashMap<>();
        all.forEach(row -> read.put(row.id(), row));
        rows.keySet().stream()
                .filter(id -> !read.containsKey(id) && !kept.contains(id))
                .toList()
                .forEach(id -> replace(new Row.Gone<>(id, Version.NONE)));
        read.values().stream()
                .filter(row -> !kept.contains(row.id()) || isLater(row))
                .forEach(this::replace);
    }

    private boolean isLater(Row<T> row) {
        return find(row.id())
                .map(known -> row.version().isAfter(known.version()))
                .orElse(true);
    }

    private void replace(Row<T> row) {
        Optional<Row<T>> before =
                Optional.ofNullable(row instanceof Row.Gone<T> ? rows.remove(row.id()) : rows.put(row.id(), row));
        index.changed(before.flatMap(Row::value), row.value());
    }
}
