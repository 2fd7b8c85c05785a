package gateway.redis.store;

import gateway.api.limit.StoreUnavailableException;
import gateway.api.store.StoreHealth;
import gateway.redis.connection.Redis;
import java.lang.System.Logger.Level;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;

/**
 * The records of a kind as this node knows them: a copy of all of them in memory, from which is read without waiting. Every
 * change is made in Redis first, by a script that compares, writes, notes which record it was in a stream, and tells all
 * nodes. They read on in the stream when they are told and twice a second besides, since messages get lost. If the place
 * where a node stopped reading is not in the stream any more, it reads everything anew.
 *
 * <p>While Redis does not answer, the copy stays what it is, and nothing can be changed. Thread-safe.
 */
final class Records<T> implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Records.class.getName());

    private final Redis redis;
    private final Kind<T> kind;
    private final Json json = new Json();
    private final RecordReader<T> reader;
    private final RecordTable<T> table;
    private final RecordChanges changes;
    private final Runnable watcher = this::tryToRefresh;
    private final ReentrantLock refreshing = new ReentrantLock();

    /** Up to where the stream was read; empty before the first time. Guarded by {@link #refreshing}. */
    private Optional<Version> seen = Optional.empty();

    private volatile boolean complete;
    private volatile String problem = "it was not read yet";

    /** Reads them, if Redis can be reached by now, and goes on reading. */
    Records(Redis redis, Kind<T> kind, RecordTable.Index<T> index) {
        this.redis = redis;
        this.kind = kind;
        reader = new RecordReader<>(redis, kind, json);
        table = new RecordTable<>(index);
        changes = new RecordChanges(redis, kind);
        tryToRefresh();
        redis.changes().watch(watcher);
    }

    private void tryToRefresh() {
        try {
            refresh();
            noteProblem(table.anyUnreadable().map(Row.Unreadable::problem).orElse(""));
        } catch (StoreUnavailableException e) {
            // Redis itself says that it does not answer; an interrupt comes when everything is closed
            if (redis.isAnswering() && !Thread.currentThread().isInterrupted()) {
                noteProblem(e.getMessage());
            } else if (!complete) {
                problem = e.getMessage();
            }
        } catch (RuntimeException | LinkageError e) {
            LOG.log(Level.DEBUG, "What has changed cannot be read", e);
            noteProblem(kind.changes() + " or " + kind.records() + " in Redis cannot be read: " + e);
        }
    }

    private void noteProblem(String found) {
        if (!found.equals(problem) && !found.isEmpty()) {
            LOG.log(Level.WARNING, "{0}", found);
        }
        problem = found;
    }

    /**
     * Takes over what others have changed.
     *
     * @throws StoreUnavailableException if Redis does not answer, or one of the keys is of another type; names it
     */
    void refresh() {
        refreshing.lock();
        try {
            boolean more = true;
            while (more) {
                more = readOn();
            }
        } finally {
            refreshing.unlock();
        }
    }

    private boolean readOn() {
        Optional<Map<Version, String>> changed = seen.flatMap(reader::changesSince);
        if (changed.isEmpty()) {
            readAll();
            return true;
        }
        reader.read(changed.get()).forEach(table::put);
        changed.get().keySet().stream().max(Version::compareTo).ifPresent(last -> seen = Optional.of(last));
        return !changed.get().isEmpty();
    }

    private void readAll() {
        int before = table.size();
        Version last = reader.lastChange();
        table.readingAll();
        table.replaceAll(reader.readAll());
        seen.ifPresent(known -> LOG.log(
                Level.WARNING,
                "{0} do not go on where they were: all records were read anew, {1} in place of {2}",
                kind.changes(),
                table.size(),
                before));
        seen = Optional.of(last);
        complete = true;
    }

    /**
     * The record with an id; empty if there is none.
     *
     * @throws StoreUnavailableException if it cannot be read, or nothing could be read yet
     */
    Optional<T> find(String id) {
        Optional<Row<T>> row = table.find(id);
        if (row.isEmpty()) {
            requireComplete();
            return Optional.empty();
        }
        if (row.get() instanceof Row.Unreadable<T> unreadable) {
            throw new StoreUnavailableException(unreadable.problem());
        }
        return row.get().value();
    }

    /** How they are: those who need a record that was never read are refused; what was read is answered. */
    StoreHealth health() {
        if (!complete) {
            return new StoreHealth.Down(notRead());
        }
        StoreHealth connection = redis.health();
        return connection instanceof StoreHealth.Well && !problem.isEmpty()
                ? new StoreHealth.Impaired(problem)
                : connection;
    }

    /** All records that can be read, in no order. */
    Stream<T> all() {
        requireComplete();
        return table.values();
    }

    /**
     * Needs to know every record.
     *
     * @throws StoreUnavailableException if some could not be read, or nothing could be read yet
     */
    void requireAll() {
        requireComplete();
        table.anyUnreadable().ifPresent(unreadable -> {
            throw new StoreUnavailableException(unreadable.problem());
        });
    }

    private void requireComplete() {
        if (!complete) {
            throw new StoreUnavailableException(notRead());
        }
    }

    private String notRead() {
        return kind.records() + " in Redis could not be read yet: " + problem;
    }

    /**
     * Puts a record in place of what is there. When it is changed, Redis has acknowledged that, and this node knows it.
     *
     * @param id the id
     * @param expected what has to be there; empty for nothing
     * @param next the record
     * @param script makes the change
     * @return what became of it
     * @throws StoreUnavailableException if Redis does not answer, or what is there cannot be read
     */
    Answer replace(String id, Optional<T> expected, T next, RecordChanges.Script script) {
        if (!find(id).equals(expected)) {
            refresh();
        }
        while (find(id).equals(expected)) {
            Version version = table.find(id).map(Row::version).orElse(Version.NONE);
            Answer answer = changes.make(script, id, version, json.write(kind.format(), next));
            if (answer instanceof Answer.Changed changed) {
                table.put(new Row.Known<>(id, changed.version(), next));
            } else {
                refresh();
            }
            if (answer != Answer.Refused.CONFLICT || isStill(id, version)) {
                return answer;
            }
        }
        return Answer.Refused.CONFLICT;
    }

    private boolean isStill(String id, Version version) {
        return table.find(id).map(Row::version).orElse(Version.NONE).equals(version);
    }

    /** All records that can be read, sorted. */
    List<T> sorted(Comparator<T> order) {
        return all().sorted(order).toList();
    }

    @Override
    public void close() {
        redis.changes().unwatch(watcher);
        redis.close();
    }
}
