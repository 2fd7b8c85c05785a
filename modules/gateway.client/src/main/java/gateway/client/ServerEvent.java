package gateway.client;

import java.util.Objects;

/**
 * An event of a stream. Immutable.
 *
 * @param type the type, {@code message} if the stream names none
 * @param data the data; several lines are separated by line feeds
 * @param lastId the last id that the stream has told, which need not have come with this event; empty if there is none
 */
public record ServerEvent(String type, String data, String lastId) {
    /** Requires all parts. */
    public ServerEvent {
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(data, "data");
        Objects.requireNonNull(lastId, "lastId");
    }
}
