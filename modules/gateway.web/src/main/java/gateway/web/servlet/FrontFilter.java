package gateway.web.servlet;

import gateway.web.admission.Exchange;
import gateway.web.admission.Gateway;
import gateway.web.admission.Reply;
import gateway.web.admission.Stage;
import gateway.web.key.JsonContent;
import jakarta.inject.Inject;
import jakarta.servlet.FilterChain;
import jakarta.servlet.FilterConfig;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Stands in front of everything: begins each exchange, checks its target before the container's own parsers see it,
 * applies the stages to what is not JAX-RS, and closes the exchange when its response is really over.
 *
 * <p>It is mapped to plain requests only, so an asynchronous dispatch does not enter it again.
 */
public class FrontFilter extends HttpFilter {
    private static final long serialVersionUID = 1L;
    private static final System.Logger LOG = System.getLogger(FrontFilter.class.getName());

    @Inject
    private transient RunningGateway running;

    @Inject
    private transient Visitors visitors;

    private transient Gateway gateway;
    private transient JaxRsServlets jaxRs;
    private transient Map<JaxRsServlets.Kind, List<Stage>> stages;

    /** For the container. */
    public FrontFilter() {}

    @Override
    public void init(FilterConfig config) {
        gateway = running.gateway();
        jaxRs = new JaxRsServlets(config.getServletContext());
        stages = Map.of(
                JaxRsServlets.Kind.FILTERED, List.of(gateway.entry()),
                JaxRsServlets.Kind.NO_RESOURCE, List.of(gateway.entry(), gateway.authenticate(), gateway.address()),
                JaxRsServlets.Kind.UNFILTERED,
                        List.of(gateway.entry(), gateway.authenticate(), gateway.address(), gateway.limit()));
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        ServletIncomingRequest incoming = new ServletIncomingRequest(request, visitors);
        Exchange exchange = gateway.begin(incoming);
        Passage passage = new Passage(gateway, exchange);
        passage.attachTo(request);
        ProblemResponse out = new ProblemResponse(response, passage);
        try {
            pass(readable(request, out, incoming, exchange), out, chain, exchange);
        } finally {
            endWithResponse(request, out, exchange);
        }
    }

    /** The request with a body that limits can look at, if some limit of its route may have to. */
    private HttpServletRequest readable(
            HttpServletRequest request, ProblemResponse out, ServletIncomingRequest incoming, Exchange exchange) {
        if (!exchange.inspectsBody()
                || !JsonContent.isReadable(incoming.headers("Content-Type"), incoming.headers("Content-Encoding"))) {
            return request;
        }
        InspectedRequest inspected = new InspectedRequest(request, out, exchange.maxInspect(), gateway.ticker());
        incoming.inspectBy(inspected);
        return inspected;
    }

    private void pass(HttpServletRequest request, ProblemResponse out, FilterChain chain, Exchange exchange)
            throws IOException, ServletException {
        JaxRsServlets.Kind kind = jaxRs.kindOf(request);
        Optional<Reply> reply = enter(stages.get(kind), exchange);
        if (reply.isPresent()) {
            out.send(reply.get());
            return;
        }
        if (kind != JaxRsServlets.Kind.FILTERED) {
            out.writeHeaders();
        }
        passOn(request, out, chain, exchange);
    }

    private void passOn(HttpServletRequest request, ProblemResponse out, FilterChain chain, Exchange exchange)
            throws IOException, ServletException {
        try {
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
    }

    private static Optional<Reply> enter(List<Stage> stages, Exchange exchange) {
        for (Stage stage : stages) {
            Optional<Reply> reply = stage.enter(exchange);
            if (reply.isPresent()) {
                return reply;
            }
        }
        return Optional.empty();
    }

    private void endWithResponse(HttpServletRequest request, ProblemResponse response, Exchange exchange) {
        if (request.isAsyncStarted()) {
            try {
                request.getAsyncContext().addListener(new EndOfExchange(gateway, exchange, response));
                return;
            } catch (IllegalStateException e) {
                // It was completed in between, so the response is over.
            }
        }
        gateway.log().end(exchange, response.getStatus(), response.sentBytes());
    }
}
