package gateway.redis.store;

import java.util.Optional;

/**
 * What there is under an id.
 *
 * @param <T> what a record says
 */
sealed interface Row<T> {
    String id();

    Version version();

    /** What the record says; empty if there is none that could be read. */
    default Optional<T> value() {
        return Optional.empty();
    }

    /** A record. */
    record Known<T>(String id, Version version, T record) implements Row<T> {
        @Override
        public Optional<T> value() {
            return Optional.of(record);
        }
    }

    /** A record that is none of ours, or of another version of the gateway. */
    record Unreadable<T>(String id, Version version, String problem) implements Row<T> {}

    /** No record any more. */
    record Gone<T>(String id, Version version) implements Row<T> {}
}
