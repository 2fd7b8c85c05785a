package gateway.web.blackbox.bodies;

import static java.nio.charset.StandardCharsets.UTF_8;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.annotation.MultipartConfig;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.Part;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** Reads bodies in all the ways that servlets have; the last segment of a path chooses one. */
@WebServlet(urlPatterns = "/api/raw-bodies/*", asyncSupported = true)
@MultipartConfig
public class BodyServlet extends HttpServlet {
    private static final long serialVersionUID = 1L;

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response)
            throws IOException, ServletException {
        switch (request.getPathInfo().replaceFirst(".*/", "")) {
            case "stream" -> answer(response, request.getInputStream().readAllBytes());
            case "reader" -> answer(response, text(request).getBytes(UTF_8));
            case "parameter" -> response.getWriter().print(request.getParameter("email"));
            case "part" -> answer(response, part(request));
            case "async" -> async(request);
            case "listener" -> listener(request);
            default -> response.sendError(HttpServletResponse.SC_NOT_FOUND);
        }
    }

    private static String text(HttpServletRequest request) throws IOException {
        StringWriter text = new StringWriter();
        request.getReader().transferTo(text);
        return text.toString();
    }

    private static byte[] part(HttpServletRequest request) throws IOException, ServletException {
        Part part = request.getPart("file");
        return part.getInputStream().readAllBytes();
    }

    /** Reads on another thread, by the request that the container keeps for it. */
    private static void async(HttpServletRequest request) {
        AsyncContext context = request.startAsync();
        context.start(() -> {
            try {
                answer(
                        (HttpServletResponse) context.getResponse(),
                        context.getRequest().getInputStream().readAllBytes());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } finally {
                context.complete();
            }
        });
    }

    private static void listener(HttpServletRequest request) throws IOException {
        AsyncContext context = request.startAsync();
        ServletInputStream body = request.getInputStream();
        body.setReadListener(new Listener(context, body));
    }

    private static void answer(HttpServletResponse response, byte[] bytes) throws IOException {
        response.getWriter().print(Received.of(bytes).text());
    }

    /** Reads what is there, and answers at the end. */
    private static final class Listener implements ReadListener {
        private final AsyncContext context;
        private final ServletInputStream body;
        private final ByteArrayOutputStream received = new ByteArrayOutputStream();

        Listener(AsyncContext context, ServletInputStream body) {
            this.context = context;
            this.body = body;
        }

        @Override
        public void onDataAvailable() throws IOException {
            byte[] some = new byte[1000];
            while (body.isReady() && !body.isFinished()) {
                received.write(some, 0, Math.max(0, body.read(some)));
            }
        }

        @Override
        public void onAllDataRead() throws IOException {
            answer((HttpServletResponse) context.getResponse(), received.toByteArray());
            context.complete();
        }

        @Override
        public void onError(Throwable failure) {
            context.complete();
        }
    }
}
