package gateway.web.servlet;

import gateway.web.admission.Exchange;
import gateway.web.admission.Gateway;
import jakarta.servlet.ServletRequest;
import jakarta.ws.rs.container.ContainerRequestContext;
import java.util.Objects;
import java.util.Optional;

/**
 * A request on its way through a gateway: what {@link FrontFilter} attaches to it for the filters behind.
 *
 * @param gateway the gateway
 * @param exchange the request
 */
public record Passage(Gateway gateway, Exchange exchange) {
    private static final String ATTRIBUTE = Passage.class.getName();

    /** Requires both. */
    public Passage {
        Objects.requireNonNull(gateway, "gateway");
        Objects.requireNonNull(exchange, "exchange");
    }

    void attachTo(ServletRequest request) {
        request.setAttribute(ATTRIBUTE, this);
    }

    /**
     * {@return the passage of a request; empty if it did not come through the front filter}
     *
     * @param request the request
     */
    public static Optional<Passage> of(ContainerRequestContext request) {
        // The attributes of the servlet request are properties of the JAX-RS request.
        return Optional.ofNullable((Passage) request.getProperty(ATTRIBUTE));
    }

    /**
     * {@return the passage of a request; empty if it did not come through the front filter}
     *
     * @param request the request
     */
    public static Optional<Passage> of(ServletRequest request) {
        return Optional.ofNullable((Passage) request.getAttribute(ATTRIBUTE));
    }
}
