package gateway.web.demo;

import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.inject.spi.CDI;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;

/** Hides the demonstration resources unless they are switched on. */
public final class DemoSwitch implements ContainerRequestFilter {
    private final boolean on;

    /** For the server. */
    public DemoSwitch() {
        on = CDI.current().select(RunningGateway.class).get().config().server().demo();
    }

    @Override
    public void filter(ContainerRequestContext request) {
        if (!on) {
            throw new NotFoundException();
        }
    }
}
