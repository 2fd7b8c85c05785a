package gateway.web.servlet;

import gateway.web.admission.Exchange;
import gateway.web.admission.ProblemBody;
import gateway.web.admission.RefusalText;
import gateway.web.admission.RefusalTexts;
import gateway.web.admission.Reply;
import gateway.web.admission.ResponseHeaders;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The response to one exchange, in which every error is a problem in JSON instead of the container's page, and the bytes of
 * the body are counted.
 */
final class ProblemResponse extends HttpServletResponseWrapper {
    private final Exchange exchange;
    private final RefusalTexts texts;
    private final SentBytes sent;
    private Optional<ServletOutputStream> stream = Optional.empty();
    private Optional<PrintWriter> writer = Optional.empty();

    ProblemResponse(HttpServletResponse response, Passage passage) {
        super(response);
        exchange = passage.exchange();
        texts = passage.gateway().refusalTexts();
        sent = new SentBytes(isHead());
    }

    /** Sends what the gateway answers by itself. */
    void send(Reply reply) throws IOException {
        resetBuffer();
        setStatus(reply.status());
        writeHeaders();
        if (reply instanceof Reply.Refused refused) {
            RefusalText text = texts.of(exchange, refused.refusal());
            text.headers().forEach(this::setHeader);
            sendBody(text.contentType(), text.body());
        }
    }

    /** Sends the problem of a status, unless the response has begun; then the error cannot be told any more. */
    void sendProblem(int status) throws IOException {
        if (!isCommitted()) {
            resetBuffer();
            setStatus(status);
            ResponseHeaders.writeError(exchange, new ServletHeaders(this));
            sendBody(ProblemBody.MEDIA_TYPE, ProblemBody.of(status, exchange.requestId()));
        }
    }

    void writeHeaders() {
        ResponseHeaders.write(exchange, new ServletHeaders(this));
    }

    private void sendBody(String contentType, String body) throws IOException {
        setContentType(contentType);
        if (isHead()) {
            setContentLength(body.getBytes(StandardCharsets.UTF_8).length);
        } else {
            WholeBody.write(body, this);
        }
        flushBuffer();
    }

    @Override
    public void sendError(int status) throws IOException {
        sendProblem(status);
    }

    /** The container's message is dropped: it repeats what the caller sent. */
    @Override
    public void sendError(int status, String message) throws IOException {
        sendProblem(status);
    }

    private boolean isHead() {
        return exchange.method().equals("HEAD");
    }

    /** How many bytes of the body were sent so far, before any compression by the container. */
    long sentBytes() {
        return sent.of(getStatus());
    }

    @Override
    public ServletOutputStream getOutputStream() throws IOException {
        if (stream.isEmpty()) {
            stream = Optional.of(new CountedStream(super.getOutputStream(), sent));
        }
        return stream.get();
    }

    @Override
    public PrintWriter getWriter() throws IOException {
        if (writer.isEmpty()) {
            PrintWriter plain = super.getWriter();
            writer = Optional.of(new CountedWriter(plain, Charset.forName(getCharacterEncoding()), sent));
        }
        return writer.get();
    }

    /** After it, stream and writer can be chosen anew. */
    @Override
    public void reset() {
        super.reset();
        stream = Optional.empty();
        writer = Optional.empty();
        sent.drop();
    }

    @Override
    public void resetBuffer() {
        super.resetBuffer();
        sent.drop();
    }
}
