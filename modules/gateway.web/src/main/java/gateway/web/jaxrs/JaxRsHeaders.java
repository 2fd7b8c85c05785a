package gateway.web.jaxrs;

import gateway.web.admission.OutgoingHeaders;
import jakarta.ws.rs.core.MultivaluedMap;
import java.util.List;

/** The headers of a JAX-RS response. */
record JaxRsHeaders(MultivaluedMap<String, Object> headers) implements OutgoingHeaders {

    @Override
    public List<String> values(String name) {
        List<Object> values = headers.get(name);
        return values == null ? List.of() : values.stream().map(String::valueOf).toList();
    }

    @Override
    public void set(String name, String value) {
        headers.putSingle(name, value);
    }
}
