package gateway.web.dashboard;

import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.Optional;

/**
 * A response whose page is not sent before its buffer is full or the request is over. MyFaces makes the buffer smaller, and
 * closes its writer also when a page fails half-way, which would send the half.
 */
final class HeldResponse extends HttpServletResponseWrapper {
    private Optional<PrintWriter> writer = Optional.empty();

    HeldResponse(HttpServletResponse response) {
        super(response);
    }

    @Override
    public PrintWriter getWriter() throws IOException {
        if (writer.isEmpty()) {
            writer = Optional.of(new PrintWriter(new HeldWriter(super.getWriter())));
        }
        return writer.get();
    }

    @Override
    public void setBufferSize(int size) {}

    @Override
    public void flushBuffer() {}

    private static final class HeldWriter extends FilterWriter {
        HeldWriter(Writer out) {
            super(out);
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
