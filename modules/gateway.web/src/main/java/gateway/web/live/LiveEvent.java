package gateway.web.live;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.SseEvent;
import java.lang.reflect.Type;
import java.util.Objects;

/**
 * One event, made once and sent to every listener. Immutable.
 *
 * <p>A class of its own, since the builder of JAX-RS makes no event that consists of an id and nothing to be shown.
 * Getters answer {@code null} for what an event does not have, as their interface says.
 */
final class LiveEvent implements OutboundSseEvent {
    private static final MediaType TEXT = MediaType.TEXT_PLAIN_TYPE.withCharset("utf-8");

    private final String name;
    private final String id;
    private final long retryMillis;
    private final String data;
    private final String comment;

    private LiveEvent(String name, String id, long retryMillis, String data, String comment) {
        this.name = name;
        this.id = id;
        this.retryMillis = retryMillis;
        this.data = data;
        this.comment = comment;
    }

    /** An event of the default type; the data is one line. */
    static LiveEvent message(String id, String data) {
        return new LiveEvent(
                null, Objects.requireNonNull(id), SseEvent.RECONNECT_NOT_SET, Objects.requireNonNull(data), null);
    }

    /** An event of another type. */
    static LiveEvent named(String name, String id, String data) {
        return new LiveEvent(
                Objects.requireNonNull(name), id, SseEvent.RECONNECT_NOT_SET, Objects.requireNonNull(data), null);
    }

    /** Says where in a stream its listener is, and shows nothing. */
    static LiveEvent position(String id) {
        return new LiveEvent(null, Objects.requireNonNull(id), SseEvent.RECONNECT_NOT_SET, null, null);
    }

    /** Is ignored by every reader, but keeps proxies from taking the connection for a dead one. */
    static LiveEvent comment(String text) {
        return new LiveEvent(null, null, SseEvent.RECONNECT_NOT_SET, null, Objects.requireNonNull(text));
    }

    /** The same event, which also says after how many milliseconds a broken connection is to be opened again. */
    LiveEvent withRetry(long millis) {
        return new LiveEvent(name, id, millis, data, comment);
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public String getId() {
        return id;
    }

    @Override
    public boolean isReconnectDelaySet() {
        return retryMillis != SseEvent.RECONNECT_NOT_SET;
    }

    @Override
    public long getReconnectDelay() {
        return retryMillis;
    }

    @Override
    public String getComment() {
        return comment;
    }

    @Override
    public Object getData() {
        return data;
    }

    @Override
    public Class<?> getType() {
        return data == null ? NoData.class : String.class;
    }

    @Override
    public Type getGenericType() {
        return getType();
    }

    @Override
    public MediaType getMediaType() {
        return TEXT;
    }

    /** Without the data, which servers write to their logs when a connection is broken. */
    @Override
    public String toString() {
        return "LiveEvent[id=" + id + "]";
    }
}
