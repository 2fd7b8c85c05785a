package gateway.web.demo;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Map;

/** A greeting, the smallest thing that can be protected. */
@Path("/hello")
@Produces(MediaType.APPLICATION_JSON)
public final class HelloResource {
    /**
     * Greets.
     *
     * @return the greeting under {@code message}
     */
    @GET
    public Map<String, String> hello() {
        return Map.of("message", "Hello, world!");
    }
}
