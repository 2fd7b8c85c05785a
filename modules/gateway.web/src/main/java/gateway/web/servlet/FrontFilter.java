package gateway.web.servlet;

import gateway.web.admission.Exchange;
import gateway.web.admission.Gateway;
import gateway.web.admission.Reply;
import gateway.web.admission.Stage;
import gateway.web.key.JsonContent;
import gateway.web.waiting.Departures;
import jakarta.inject.Inject;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.FilterChain;
import jakarta.servlet.FilterConfig;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Stands in front of everything: begins each exchange, checks its target before the container's own parsers see it,
 * applies the stages to what is not JAX-RS, and closes the exchange when its response is really over.
 *
 * <p>Where a limit may delay requests, it applies all stages itself, since only here a request can wait without a thread.
 * It is mapped to asynchronous dispatches for the sake of those that have waited; others pass it untouched.
 */
public class FrontFilter extends HttpFilter {
    private static final long serialVersionUID = 1L;

    @Inject
    private transient RunningGateway running;

    @Inject
    private transient Visitors visitors;

    private transient Gateway gateway;
    private transient Departures departures;
    private transient Onward onward;
    private transient JaxRsServlets jaxRs;
    private transient List<Stage> all;
    private transient Map<JaxRsServlets.Kind, List<Stage>> stages;

    /** For the container. */
    public FrontFilter() {}

    @Override
    public void init(FilterConfig config) {
        gateway = running.gateway();
        departures = running.departures();
        onward = new Onward(gateway, running.proxy());
        jaxRs = new JaxRsServlets(config.getServletContext());
        all = List.of(gateway.entry(), gateway.authenticate(), gateway.address(), gateway.limit());
        stages = Map.of(
                JaxRsServlets.Kind.FILTERED, List.of(gateway.entry()),
                JaxRsServlets.Kind.NO_RESOURCE, List.of(gateway.entry(), gateway.authenticate(), gateway.address()),
                JaxRsServlets.Kind.UNFILTERED, all);
    }

    /** Lets go of the gateway: Open Liberty keeps the filters of applications that were taken away. */
    @Override
    public void destroy() {
        gateway = null;
        departures = null;
        onward = null;
        all = List.of();
        stages = Map.of();
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        if (request.getDispatcherType() == DispatcherType.ASYNC) {
            resume(request, response, chain);
            return;
        }
        JaxRsServlets.Kind kind = jaxRs.kindOf(request);
        if (kind == JaxRsServlets.Kind.OF_SERVER) {
            chain.doFilter(request, response);
            return;
        }
        boolean goesOn = false;
        ServletIncomingRequest incoming = new ServletIncomingRequest(request, visitors);
        Exchange exchange = gateway.begin(incoming);
        Passage passage = new Passage(gateway, exchange);
        passage.attachTo(request);
        ProblemResponse out = new ProblemResponse(response, passage);
        try {
            goesOn = pass(kind, readable(request, out, incoming, exchange), out, chain, exchange);
        } finally {
            if (!goesOn) {
                endWithResponse(request, out, exchange);
            }
        }
    }

    /** Goes on with a request that has waited. */
    private void resume(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        Optional<ParkedRequest> waited = ParkedRequest.resumed(request);
        if (waited.isEmpty()) {
            chain.doFilter(request, response);
            return;
        }
        ParkedRequest parked = waited.get();
        if (parked.ownHeaders()) {
            parked.response().writeHeaders();
        }
        // Its exchange is closed by whoever parked it.
        onward.pass(new ResumedRequest(request, parked.target()), parked.response(), chain, parked.exchange());
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

    /** Answers, passes on, forwards or parks; tells whether its exchange is closed by somebody else. */
    private boolean pass(
            JaxRsServlets.Kind found,
            HttpServletRequest request,
            ProblemResponse out,
            FilterChain chain,
            Exchange exchange)
            throws IOException, ServletException {
        boolean forwarded = exchange.forwarded().isPresent();
        JaxRsServlets.Kind kind = forwarded ? JaxRsServlets.Kind.UNFILTERED : found;
        Optional<Reply> reply = enter(stages(kind, exchange), exchange);
        if (reply.isPresent()) {
            out.send(reply.get());
            return false;
        }
        boolean ownHeaders = kind != JaxRsServlets.Kind.FILTERED && !forwarded;
        if (!exchange.turns().isEmpty()) {
            ParkedRequest.park(new Passage(gateway, exchange), request, out, ownHeaders, departures);
            return true;
        }
        if (ownHeaders) {
            out.writeHeaders();
        }
        return onward.pass(request, out, chain, exchange);
    }

    /** Those that are entered here; the filters behind enter them again, which then changes nothing. */
    private List<Stage> stages(JaxRsServlets.Kind kind, Exchange exchange) {
        return kind == JaxRsServlets.Kind.FILTERED && exchange.mayWait() ? all : stages.get(kind);
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
