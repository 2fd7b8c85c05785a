package gateway.web.jaxrs;

import gateway.web.admission.ResponseHeaders;
import gateway.web.servlet.Passage;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;

/** Adds the gateway's headers to every response, whoever made it. */
public final class HeaderFilter implements ContainerResponseFilter {
    /** For the server. */
    public HeaderFilter() {}

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        Passage.of(request)
                .ifPresent(
                        passage -> ResponseHeaders.write(passage.exchange(), new JaxRsHeaders(response.getHeaders())));
    }
}
