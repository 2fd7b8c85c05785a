package gateway.web.management;

import gateway.web.admission.Authorization;
import gateway.web.admission.Exchange;
import gateway.web.admission.Reply;
import gateway.web.admission.Role;
import gateway.web.jaxrs.Replies;
import gateway.web.servlet.Passage;
import jakarta.annotation.Priority;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.PreMatching;
import java.util.Set;

/**
 * Lets viewers read and administrators do the rest. Before matching, so that nobody else learns which resources there
 * are.
 */
@PreMatching
@Priority(Priorities.AUTHORIZATION)
public final class AuthorizationFilter implements ContainerRequestFilter {
    private static final Set<String> READS = Set.of("GET", "HEAD", "OPTIONS");

    /** For the server. */
    public AuthorizationFilter() {}

    @Override
    public void filter(ContainerRequestContext request) {
        Exchange exchange = Passage.of(request).orElseThrow().exchange();
        Role needed = READS.contains(exchange.method()) ? Role.VIEWER : Role.ADMIN;
        if (Authorization.of(exchange, needed) instanceof Authorization.Denied denied) {
            request.abortWith(Replies.response(exchange, new Reply.Refused(denied.refusal())));
        }
    }
}
