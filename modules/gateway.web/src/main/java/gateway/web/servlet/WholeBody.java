package gateway.web.servlet;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Writes a body that is known as a whole, in UTF-8. */
public final class WholeBody {
    private WholeBody() {}

    /**
     * Writes it: to the stream, or to the writer if somebody has asked for that before and then failed. The servlet API has
     * no way to tell which of the two was chosen, and no way back that leaves the headers.
     *
     * @param text the body
     * @param response the response, whose body has not begun, or was taken back
     * @throws IOException if the caller has gone
     */
    public static void write(String text, HttpServletResponse response) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        response.setContentLength(bytes.length);
        try {
            response.getOutputStream().write(bytes);
        } catch (IllegalStateException e) {
            response.getWriter().write(text);
        }
    }
}
