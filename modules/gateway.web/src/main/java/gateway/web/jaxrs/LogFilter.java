package gateway.web.jaxrs;

import gateway.web.servlet.Passage;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.PreMatching;
import jakarta.ws.rs.core.Response;

/**
 * Stage one: lets only requests on whose exchange the front filter keeps an eye, so that each is logged once it is
 * over.
 */
@PreMatching
public final class LogFilter implements ContainerRequestFilter {
    private static final System.Logger LOG = System.getLogger(LogFilter.class.getName());

    /** For the server. */
    public LogFilter() {}

    @Override
    public void filter(ContainerRequestContext request) {
        if (Passage.of(request).isEmpty()) {
            LOG.log(System.Logger.Level.ERROR, "A request came past the gateway's front filter and is refused");
            request.abortWith(
                    Response.status(Response.Status.SERVICE_UNAVAILABLE).build());
        }
    }
}
