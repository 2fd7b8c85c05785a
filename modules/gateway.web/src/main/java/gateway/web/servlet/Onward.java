package gateway.web.servlet;

import gateway.web.admission.Exchange;
import gateway.web.admission.Gateway;
import gateway.web.admission.Refusal;
import gateway.web.proxy.Passing;
import gateway.web.proxy.Proxy;
import gateway.web.upstream.ProxiedRoute;
import jakarta.servlet.AsyncContext;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.Optional;

/** Where requests go that were let in: to the application, or to the upstream of their route. */
final class Onward {
    private static final System.Logger LOG = System.getLogger(Onward.class.getName());

    private final Gateway gateway;
    private final Proxy proxy;

    Onward(Gateway gateway, Proxy proxy) {
        this.gateway = gateway;
        this.proxy = proxy;
    }

    /** Passes a request on; tells whether its exchange is closed by somebody else. */
    boolean pass(HttpServletRequest request, ProblemResponse out, FilterChain chain, Exchange exchange)
            throws IOException, ServletException {
        try {
            Optional<ProxiedRoute> forwarded = exchange.forwarded();
            if (forwarded.isPresent()) {
                return forward(request, out, exchange, forwarded.get());
            }
            chain.doFilter(request, out);
        } catch (FileNotFoundException e) {
            // How the default servlet of some containers says 404.
            out.sendProblem(HttpServletResponse.SC_NOT_FOUND);
        } catch (IOException | ServletException | RuntimeException | Error e) {
            if (out.isCommitted()) {
                throw e;
            }
            LOG.log(System.Logger.Level.ERROR, "Request " + exchange.requestId() + " failed", e);
            out.sendProblem(HttpServletResponse.SC_INTERNAL_SERVER_ERROR);
        }
        return false;
    }

    private boolean forward(HttpServletRequest request, ProblemResponse out, Exchange exchange, ProxiedRoute route)
            throws IOException {
        Optional<Refusal> refusal = Proxy.refusal(request, route);
        if (refusal.isPresent()) {
            out.send(exchange.refuse(refusal.get()));
            return false;
        }
        AsyncContext context = request.startAsync(request, out);
        context.addListener(new EndOfExchange(gateway, exchange, out));
        proxy.forward(new Passing(request, out, context, exchange, reason -> out.send(exchange.refuse(reason))), route);
        return true;
    }
}
