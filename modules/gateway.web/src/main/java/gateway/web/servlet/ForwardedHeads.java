package gateway.web.servlet;

import gateway.proxy.message.ResponseHead;
import gateway.web.admission.Exchange;
import gateway.web.admission.LogStage;
import gateway.web.admission.ResponseHeaders;
import gateway.web.proxy.Proxy;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Locale;
import java.util.Objects;

/** Adds the gateway's headers to responses of upstreams, as to all others. */
final class ForwardedHeads implements Proxy.Heads {
    private static final String CACHE_CONTROL = "Cache-Control";

    private final LogStage log;

    ForwardedHeads(LogStage log) {
        this.log = Objects.requireNonNull(log, "log");
    }

    @Override
    public void complete(Exchange exchange, ResponseHead head, HttpServletResponse response) {
        log.answered(exchange, head.status());
        if (isEventStream(response)) {
            log.streams(exchange);
            streamsUnbuffered(response);
        }
        ResponseHeaders.writeForwarded(exchange, head.status(), new ServletHeaders(response));
    }

    private static boolean isEventStream(HttpServletResponse response) {
        String type = response.getHeader("Content-Type");
        return type != null && type.toLowerCase(Locale.ROOT).startsWith("text/event-stream");
    }

    /** Tells proxies in front to pass on each event as it comes. */
    private static void streamsUnbuffered(HttpServletResponse response) {
        response.setHeader("X-Accel-Buffering", "no");
        if (response.getHeader(CACHE_CONTROL) == null) {
            response.setHeader(CACHE_CONTROL, "no-cache");
        }
    }
}
