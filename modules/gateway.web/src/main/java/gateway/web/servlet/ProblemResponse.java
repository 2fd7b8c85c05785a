package gateway.web.servlet;

import gateway.web.admission.Exchange;
import gateway.web.admission.ProblemBody;
import gateway.web.admission.Reply;
import gateway.web.admission.ResponseHeaders;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** The response to one exchange, in which every error is a problem in JSON instead of the container's page. */
final class ProblemResponse extends HttpServletResponseWrapper {
    private final Exchange exchange;

    ProblemResponse(HttpServletResponse response, Exchange exchange) {
        super(response);
        this.exchange = exchange;
    }

    /** Sends what the gateway answers by itself. */
    void send(Reply reply) throws IOException {
        resetBuffer();
        setStatus(reply.status());
        writeHeaders();
        if (reply instanceof Reply.Refused refused) {
            sendBody(ProblemBody.of(refused.refusal(), exchange.requestId()));
        }
    }

    /** Sends the problem of a status, unless the response has begun; then the error cannot be told any more. */
    void sendProblem(int status) throws IOException {
        if (!isCommitted()) {
            resetBuffer();
            setStatus(status);
            ResponseHeaders.writeError(exchange, new ServletHeaders(this));
            sendBody(ProblemBody.of(status, exchange.requestId()));
        }
    }

    void writeHeaders() {
        ResponseHeaders.write(exchange, new ServletHeaders(this));
    }

    private void sendBody(String problem) throws IOException {
        byte[] body = problem.getBytes(StandardCharsets.UTF_8);
        setContentType(ProblemBody.MEDIA_TYPE);
        setContentLength(body.length);
        if (!exchange.method().equals("HEAD")) {
            getOutputStream().write(body);
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
}
