package gateway.web.device;

import gateway.web.servlet.Passage;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.PreMatching;

/** Hides the resources while devices are switched off, which may change at any time. */
@PreMatching
public final class DeviceSwitch implements ContainerRequestFilter {
    /** For the server. */
    public DeviceSwitch() {}

    @Override
    public void filter(ContainerRequestContext request) {
        if (!Passage.of(request).orElseThrow().exchange().rules().devicesEnabled()) {
            throw new NotFoundException();
        }
    }
}
