package gateway.redis.store;

import gateway.redis.connection.Redis;
import java.util.List;
import java.util.stream.Stream;

/** Makes changes of records, by scripts that do all of it or nothing. Thread-safe. */
final class RecordChanges {
    private final Asking asking;
    private final Kind<?> kind;
    private final String channel;

    /**
     * What a script needs besides what all of them do.
     *
     * @param file the name of the script
     * @param keys keys after those of records and changes
     * @param arguments arguments after those that all have
     */
    record Script(String file, List<String> keys, List<String> arguments) {}

    RecordChanges(Redis redis, Kind<?> kind) {
        asking = new Asking(redis);
        this.kind = kind;
        channel = redis.changes().channel();
    }

    /** With the version that has to be there; {@link Version#NONE} for no such record. */
    Answer make(Script script, String id, Version expected, String text) {
        String version = expected.equals(Version.NONE) ? "" : expected.text();
        return Answer.of(asking.run(
                gateway.redis.limit.Script.alone(script.file()),
                Stream.concat(Stream.of(kind.records(), kind.changes()), script.keys().stream())
                        .toList(),
                Stream.concat(Stream.of(channel, id, version, text), script.arguments().stream())
                        .toList()));
    }
}
