package gateway.web.jaxrs;

import gateway.web.admission.Refusal;
import gateway.web.admission.RefusalKind;
import gateway.web.servlet.Passage;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.PreMatching;

/** Refuses a malformed {@code Accept} with 400; some servers would make a 500 of it when they look for a resource. */
@PreMatching
public final class AcceptFilter implements ContainerRequestFilter {
    /** For the server. */
    public AcceptFilter() {}

    @Override
    public void filter(ContainerRequestContext request) {
        try {
            request.getAcceptableMediaTypes();
        } catch (RuntimeException e) {
            Passage passage = Passage.of(request).orElseThrow();
            Refusal malformed = Refusal.of(RefusalKind.BAD_REQUEST, "The header Accept is malformed.");
            request.abortWith(Replies.response(passage, passage.exchange().refuse(malformed.about("Accept"))));
        }
    }
}
