package gateway.web.demo;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Map;

/** A greeting, the smallest thing that can be protected. Not final: servers make it a bean, which CDI proxies. */
@Path("/hello")
@Produces(MediaType.APPLICATION_JSON)
public class HelloResource {
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
