package gateway.web.live;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyWriter;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;

/**
 * The type of the data of events that have none, and what writes nothing for it. Jersey writes the id of an event only if
 * it has data of some type; other servers do not ask for it.
 */
public final class NoData implements MessageBodyWriter<NoData> {
    /** For the server. */
    public NoData() {}

    @Override
    public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return type == NoData.class;
    }

    @Override
    public void writeTo(
            NoData nothing,
            Class<?> type,
            Type genericType,
            Annotation[] annotations,
            MediaType mediaType,
            MultivaluedMap<String, Object> headers,
            OutputStream out) {}
}
