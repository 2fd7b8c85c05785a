package gateway.web.jaxrs;

import gateway.api.limit.StoreUnavailableException;
import gateway.web.admission.Failures;
import gateway.web.admission.ProblemBody;
import gateway.web.admission.Refusal;
import gateway.web.admission.RefusalKind;
import gateway.web.servlet.Passage;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;

/**
 * Makes a problem of every exception that no other mapper takes, so that no caller sees a container's page, a stack
 * trace or an exception's text. A response that a resource threw with a body of its own never comes here.
 */
public final class ProblemMapper implements ExceptionMapper<Throwable> {
    private static final System.Logger LOG = System.getLogger(ProblemMapper.class.getName());
    private static final String NO_ID = "00000000-0000-0000-0000-000000000000";

    @Context
    private HttpServletRequest request;

    /** For the server. */
    public ProblemMapper() {}

    @Override
    public Response toResponse(Throwable failure) {
        if (failure instanceof RefusedException refused) {
            return refusal(refused.refusal());
        }
        if (failure instanceof WebApplicationException expected) {
            Response response = expected.getResponse();
            return response.getStatus() < 400
                    ? response
                    : problem(Response.fromResponse(response), response.getStatus());
        }
        if (failure instanceof StoreUnavailableException) {
            return unavailable(failure);
        }
        LOG.log(System.Logger.Level.ERROR, "Request " + requestId() + " failed", failure);
        return problem(Response.serverError(), Response.Status.INTERNAL_SERVER_ERROR.getStatusCode());
    }

    private Response problem(Response.ResponseBuilder response, int status) {
        return response.type(ProblemBody.MEDIA_TYPE)
                .entity(ProblemBody.of(status, requestId()))
                .build();
    }

    /** A resource of the gateway could not keep a change, or not find out what was asked for. */
    private Response unavailable(Throwable failure) {
        Passage.of(request).ifPresent(passage -> passage.gateway().failures().record(Failures.Part.STATE, "", failure));
        return refusal(Refusal.of(RefusalKind.UNAVAILABLE, "What was asked for cannot be done at the moment."));
    }

    private Response refusal(Refusal refusal) {
        Passage passage = Passage.of(request).orElseThrow();
        return Replies.response(passage, passage.exchange().refuse(refusal));
    }

    private String requestId() {
        return Passage.of(request)
                .map(passage -> passage.exchange().requestId())
                .orElse(NO_ID);
    }
}
