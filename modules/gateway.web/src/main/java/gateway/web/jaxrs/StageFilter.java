package gateway.web.jaxrs;

import gateway.web.admission.Gateway;
import gateway.web.admission.Stage;
import gateway.web.servlet.Passage;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import java.util.function.Function;

/** Asks one stage about a request, and answers in its place if it says so. */
abstract class StageFilter implements ContainerRequestFilter {
    private final Function<Gateway, Stage> stage;

    StageFilter(Function<Gateway, Stage> stage) {
        this.stage = stage;
    }

    @Override
    public final void filter(ContainerRequestContext request) {
        // LogFilter has made sure that there is a passage.
        Passage passage = Passage.of(request).orElseThrow();
        stage.apply(passage.gateway())
                .enter(passage.exchange())
                .ifPresent(reply -> request.abortWith(Replies.response(passage, reply)));
    }
}
