package gateway.redis.store;

import gateway.redis.connection.Redis;
import io.lettuce.core.KeyValue;
import io.lettuce.core.Limit;
import io.lettuce.core.MapScanCursor;
import io.lettuce.core.Range;
import io.lettuce.core.Range.Boundary;
import io.lettuce.core.ScanArgs;
import io.lettuce.core.ScanCursor;
import io.lettuce.core.StreamMessage;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the records of a kind, and what has changed among them. Thread-safe. */
final class RecordReader<T> {
    /** So many at a time that a reply neither takes long nor keeps Redis from others. */
    private static final int PAGE = 500;

    private final Asking asking;
    private final Kind<T> kind;
    private final Json json;

    RecordReader(Redis redis, Kind<T> kind, Json json) {
        asking = new Asking(redis);
        this.kind = kind;
        this.json = json;
    }

    /** The last change; {@link Version#NONE} if there was none. */
    Version lastChange() {
        List<StreamMessage<String, String>> last = asking.about(
                kind.changes(), commands -> commands.xrevrange(kind.changes(), Range.unbounded(), Limit.from(1)));
        return last.isEmpty() ? Version.NONE : Version.parse(last.get(0).getId());
    }

    /**
     * The records that were changed after a change, by when they were; some of them at least if there are many. Empty if
     * that change is not there any more: Redis has lost data, or there were more changes than it keeps.
     */
    Optional<Map<Version, String>> changesSince(Version change) {
        List<StreamMessage<String, String>> found = asking.about(
                kind.changes(),
                commands -> commands.xrange(
                        kind.changes(),
                        Range.from(Boundary.including(change.text()), Boundary.unbounded()),
                        Limit.from(PAGE)));
        boolean isFirst = change.equals(Version.NONE);
        if (!isFirst && (found.isEmpty() || !found.get(0).getId().equals(change.text()))) {
            return Optional.empty();
        }
        Map<Version, String> changes = new LinkedHashMap<>();
        for (StreamMessage<String, String> entry : found.subList(isFirst ? 0 : 1, found.size())) {
            changes.put(Version.parse(entry.getId()), entry.getBody().getOrDefault("id", ""));
        }
        return Optional.of(changes);
    }

    /** The records with some ids as they are now, in the order of their changes. */
    List<Row<T>> read(Map<Version, String> changes) {
        if (changes.isEmpty()) {
            return List.of();
        }
        Map<String, Version> latest = new LinkedHashMap<>();
        changes.forEach((version, id) -> latest.put(id, version));
        String[] ids = latest.keySet().toArray(String[]::new);
        Collection<KeyValue<String, String>> found =
                asking.about(kind.records(), commands -> commands.hmget(kind.records(), ids));
        List<Row<T>> rows = new ArrayList<>();
        for (KeyValue<String, String> one : found) {
            String id = one.getKey();
            rows.add(one.hasValue() ? row(id, one.getValue()) : new Row.Gone<>(id, latest.get(id)));
        }
        return rows;
    }

    /** Every record. Of those that are changed meanwhile, either state. */
    List<Row<T>> readAll() {
        List<Row<T>> rows = new ArrayList<>();
        ScanCursor cursor = ScanCursor.INITIAL;
        while (!cursor.isFinished()) {
            ScanCursor from = cursor;
            MapScanCursor<String, String> page = asking.about(
                    kind.records(), commands -> commands.hscan(kind.records(), from, ScanArgs.Builder.limit(PAGE)));
            page.getMap().forEach((id, text) -> rows.add(row(id, text)));
            cursor = page;
        }
        return rows;
    }

    private Row<T> row(String id, String text) {
        String[] parts = text.split(" ", 2);
        Version version = Version.NONE;
        try {
            version = Version.parse(parts[0]);
            return new Row.Known<>(id, version, json.read(kind.format(), parts.length < 2 ? "" : parts[1]));
        } catch (IllegalArgumentException e) {
            return new Row.Unreadable<>(
                    id,
                    version,
                    kind.what() + " " + Shown.of(id) + " in Redis, a field of the key " + kind.records()
                            + ", cannot be read and is left as it is: " + e.getMessage());
        }
    }
}
