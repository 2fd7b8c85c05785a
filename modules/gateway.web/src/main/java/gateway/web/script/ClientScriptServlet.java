package gateway.web.script;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;

/**
 * Serves {@code /gateway-client.js}. The server's own servlet for files would tell its age, which is that of all files of
 * all builds: who comes back would be told that it has not changed when it has. So it is known by its content.
 */
public class ClientScriptServlet extends HttpServlet {
    private static final long serialVersionUID = 1L;
    private static final String FILE = "/gateway-client.js";
    private static final String FOR_FIVE_MINUTES = "max-age=300";

    private transient byte[] script;
    private transient EntityTag tag;

    /** For the container. */
    public ClientScriptServlet() {}

    @Override
    public void init() throws ServletException {
        try (InputStream file = getServletContext().getResourceAsStream(FILE)) {
            if (file == null) {
                throw new FileNotFoundException(FILE);
            }
            script = file.readAllBytes();
            tag = EntityTag.of(script);
        } catch (IOException e) {
            throw new ServletException(e);
        }
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        response.setHeader("ETag", tag.text());
        response.setHeader("Cache-Control", FOR_FIVE_MINUTES);
        if (tag.isIn(Collections.list(request.getHeaders("If-None-Match")))) {
            response.setStatus(HttpServletResponse.SC_NOT_MODIFIED);
            return;
        }
        response.setContentType("text/javascript;charset=UTF-8");
        response.setContentLength(script.length);
        response.getOutputStream().write(script);
    }
}
