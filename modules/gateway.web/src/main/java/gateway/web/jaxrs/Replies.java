package gateway.web.jaxrs;

import gateway.web.admission.RefusalText;
import gateway.web.admission.Reply;
import gateway.web.servlet.Passage;
import jakarta.ws.rs.core.Response;

/** Makes JAX-RS responses of what the gateway itself answers; {@link HeaderFilter} adds the headers. */
public final class Replies {
    private Replies() {}

    /**
     * {@return the response}
     *
     * @param passage the request
     * @param reply the answer
     */
    public static Response response(Passage passage, Reply reply) {
        Response.ResponseBuilder response = Response.status(reply.status());
        if (reply instanceof Reply.Refused refused) {
            RefusalText text = passage.gateway().refusalTexts().of(passage.exchange(), refused.refusal());
            text.headers().forEach(response::header);
            response.type(text.contentType()).entity(text.body());
        }
        return response.build();
    }
}
