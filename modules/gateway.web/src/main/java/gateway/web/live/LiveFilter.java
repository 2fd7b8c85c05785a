package gateway.web.live;

import gateway.web.admission.Refusal;
import gateway.web.admission.RefusalKind;
import gateway.web.jaxrs.Replies;
import gateway.web.servlet.Passage;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;

/**
 * Takes a place for each listener, or refuses with 503 when there is none. In a filter, since JAX-RS begins the stream
 * before the resource is asked; from then on there would be no other status to be sent.
 */
@Live
@Dependent
public class LiveFilter implements ContainerRequestFilter, ContainerResponseFilter {
    static final String PLACE = Places.Place.class.getName();

    @Inject
    private LiveStreams streams;

    /** For the server. */
    public LiveFilter() {}

    @Override
    public void filter(ContainerRequestContext request) {
        if (streams.isStopping(port(request))) {
            refuse(request, "The gateway is stopping.");
            return;
        }
        streams.takePlace()
                .ifPresentOrElse(
                        place -> request.setProperty(PLACE, place),
                        () -> refuse(
                                request,
                                "There are as many listeners as there may be, which is " + streams.maxListeners()
                                        + "."));
    }

    private static int port(ContainerRequestContext request) {
        return Passage.of(request).orElseThrow().exchange().request().localPort();
    }

    private static void refuse(ContainerRequestContext request, String reason) {
        Passage passage = Passage.of(request).orElseThrow();
        Refusal refusal = Refusal.of(RefusalKind.UNAVAILABLE, reason);
        request.abortWith(Replies.response(passage, passage.exchange().refuse(refusal)));
    }

    /** Tells nginx, and those who do as it does, not to collect events in a buffer. */
    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        response.getHeaders().putSingle("X-Accel-Buffering", "no");
    }
}
