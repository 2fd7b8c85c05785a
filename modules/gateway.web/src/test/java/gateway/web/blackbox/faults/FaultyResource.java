package gateway.web.blackbox.faults;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;
import java.util.Map;

/** Fails as its path says; the first segment is only for the test to find its requests again. */
@Path("/{marker}")
@Produces(MediaType.APPLICATION_JSON)
@SuppressWarnings("DoNotCallSuggester") // only the server calls
public class FaultyResource {

    /** The text of every exception, which nobody outside may see. */
    public static final String SECRET = "text-of-an-exception-7f3a";

    @GET
    @Path("json")
    public Map<String, String> json() {
        return Map.of("fine", "yes");
    }

    @POST
    @Path("json")
    @Consumes(MediaType.APPLICATION_JSON)
    public Map<String, String> post(Map<String, String> body) {
        return body;
    }

    @GET
    @Path("exception")
    public String exception() {
        throw new IllegalStateException(SECRET);
    }

    @GET
    @Path("error")
    public String error() {
        throw new StackOverflowError(SECRET);
    }

    @GET
    @Path("page")
    public String page() {
        throw new WebApplicationException(
                SECRET,
                Response.status(502)
                        .type(MediaType.TEXT_HTML_TYPE)
                        .entity("<p>own page</p>")
                        .build());
    }

    @GET
    @Path("bare")
    public String bare() {
        throw new WebApplicationException(SECRET, 503);
    }

    @GET
    @Path("request-filter")
    @FaultyFilters.Request
    public String requestFilter() {
        return "{}";
    }

    @GET
    @Path("response-filter")
    @FaultyFilters.Response
    public String responseFilter() {
        return "{}";
    }

    /** Fails before anything of the body is sent. */
    @GET
    @Path("early-writer")
    public StreamingOutput earlyWriter() {
        return out -> {
            throw new IllegalStateException(SECRET);
        };
    }

    /** Fails after the beginning of the body is sent, which was to be longer. */
    @GET
    @Path("late-writer")
    public Response lateWriter() {
        StreamingOutput body = out -> {
            out.write('{');
            out.flush();
            throw new IllegalStateException(SECRET);
        };
        return Response.ok(body).header("Content-Length", 100).build();
    }

    /** Like {@link #lateWriter}, but nobody said how long the body would be. */
    @GET
    @Path("late-chunk")
    public StreamingOutput lateChunk() {
        return out -> {
            out.write('{');
            out.flush();
            throw new IllegalStateException(SECRET);
        };
    }
}
