package gateway.web.management;

import gateway.web.admission.Authorization;
import gateway.web.admission.Exchange;
import gateway.web.admission.Refusal;
import gateway.web.admission.Role;
import gateway.web.admission.StateChangeGuard;
import gateway.web.jaxrs.Replies;
import gateway.web.servlet.Passage;
import jakarta.annotation.Priority;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.PreMatching;
import java.util.Optional;
import java.util.Set;

/**
 * Lets viewers read and administrators do the rest, and nobody change anything at the wish of a foreign page. Before
 * matching, so that nobody else learns which resources there are.
 */
@PreMatching
@Priority(Priorities.AUTHORIZATION)
public final class AuthorizationFilter implements ContainerRequestFilter {
    private static final Set<String> READS = Set.of("GET", "HEAD", "OPTIONS");

    /** For the server. */
    public AuthorizationFilter() {}

    @Override
    public void filter(ContainerRequestContext request) {
        Passage passage = Passage.of(request).orElseThrow();
        Exchange exchange = passage.exchange();
        Role needed = READS.contains(exchange.method()) ? Role.VIEWER : Role.ADMIN;
        if (Authorization.of(exchange, needed) instanceof Authorization.Denied denied) {
            abort(request, passage, denied.refusal());
            return;
        }
        Optional<Refusal> forged = StateChangeGuard.ofJson(exchange);
        if (forged.isPresent()) {
            passage.gateway()
                    .audit()
                    .suspected(exchange, "change.refused", forged.get().field().orElse("token"));
            abort(request, passage, forged.get());
        }
    }

    private static void abort(ContainerRequestContext request, Passage passage, Refusal refusal) {
        request.abortWith(Replies.response(passage, passage.exchange().refuse(refusal)));
    }
}
