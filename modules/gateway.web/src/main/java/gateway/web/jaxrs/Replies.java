package gateway.web.jaxrs;

import gateway.web.admission.Exchange;
import gateway.web.admission.ProblemBody;
import gateway.web.admission.Reply;
import jakarta.ws.rs.core.Response;

/** Makes JAX-RS responses of what the gateway itself answers; {@link HeaderFilter} adds the headers. */
public final class Replies {
    private Replies() {}

    /**
     * {@return the response}
     *
     * @param exchange the request
     * @param reply the answer
     */
    public static Response response(Exchange exchange, Reply reply) {
        Response.ResponseBuilder response = Response.status(reply.status());
        if (reply instanceof Reply.Refused refused) {
            response.type(ProblemBody.MEDIA_TYPE).entity(ProblemBody.of(refused.refusal(), exchange.requestId()));
        }
        return response.build();
    }
}
