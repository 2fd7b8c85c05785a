package gateway.web.proxy;

import gateway.web.admission.Exchange;
import jakarta.servlet.AsyncContext;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Objects;

/**
 * A request that was let in, and what is needed to answer it later.
 *
 * @param request the request
 * @param response its response
 * @param context its asynchronous cycle
 * @param exchange what is known of it
 * @param refuser answers in the gateway's own words
 */
public record Passing(
        HttpServletRequest request,
        HttpServletResponse response,
        AsyncContext context,
        Exchange exchange,
        Refuser refuser) {

    /** Requires every value. */
    public Passing {
        Objects.requireNonNull(request, "request");
        Objects.requireNonNull(response, "response");
        Objects.requireNonNull(context, "context");
        Objects.requireNonNull(exchange, "exchange");
        Objects.requireNonNull(refuser, "refuser");
    }
}
