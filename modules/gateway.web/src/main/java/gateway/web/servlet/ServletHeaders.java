package gateway.web.servlet;

import gateway.web.admission.OutgoingHeaders;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;

/** The headers of a servlet response. */
record ServletHeaders(HttpServletResponse response) implements OutgoingHeaders {

    @Override
    public List<String> values(String name) {
        return List.copyOf(response.getHeaders(name));
    }

    @Override
    public void set(String name, String value) {
        response.setHeader(name, value);
    }
}
