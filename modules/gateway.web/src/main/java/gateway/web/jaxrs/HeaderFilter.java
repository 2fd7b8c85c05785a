package gateway.web.jaxrs;

import gateway.web.admission.Exchange;
import gateway.web.admission.ProblemBody;
import gateway.web.admission.ResponseHeaders;
import gateway.web.servlet.Passage;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.MediaType;

/** Adds the gateway's headers to every response, whoever made it, and takes note of its status before it is sent. */
public final class HeaderFilter implements ContainerResponseFilter {
    private static final MediaType PROBLEM = MediaType.valueOf(ProblemBody.MEDIA_TYPE);

    /** For the server. */
    public HeaderFilter() {}

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        Passage.of(request).ifPresent(passage -> {
            passage.gateway().log().answered(passage.exchange(), response.getStatus());
            write(passage.exchange(), response);
        });
    }

    private static void write(Exchange exchange, ContainerResponseContext response) {
        JaxRsHeaders headers = new JaxRsHeaders(response.getHeaders());
        if (PROBLEM.equals(response.getMediaType())) {
            ResponseHeaders.writeError(exchange, headers);
        } else {
            ResponseHeaders.write(exchange, headers);
        }
    }
}
