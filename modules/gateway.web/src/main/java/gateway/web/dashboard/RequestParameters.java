package gateway.web.dashboard;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** What a browser sent along with the request for a page. Whatever is no number, or out of bounds, counts as not sent. */
@RequestScoped
public class RequestParameters {
    private static final int MAX_OFFSET = Integer.MAX_VALUE;

    @Inject
    private HttpServletRequest request;

    /** For CDI. */
    public RequestParameters() {}

    /**
     * {@return a text without space around it; empty if there is none}
     *
     * @param name the name of the parameter
     */
    public String text(String name) {
        return Objects.requireNonNullElse(request.getParameter(name), "").strip();
    }

    /**
     * {@return several texts by their names, in their order}
     *
     * @param names the names
     */
    public Map<String, String> texts(Iterable<String> names) {
        Map<String, String> texts = new LinkedHashMap<>();
        names.forEach(name -> texts.put(name, text(name)));
        return texts;
    }

    /** {@return how many elements of a list to pass over} */
    public int offset() {
        try {
            int offset = Integer.parseInt(text("offset"));
            return offset < 0 || offset > MAX_OFFSET - 1000 ? 0 : offset;
        } catch (NumberFormatException e) {
            return 0;
        }
    }
}
