package gateway.web.blackbox.host;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

/** Something to protect. */
@Path("/orders")
public class HostResource {
    /** What there is. */
    @GET
    public String orders() {
        return "[]";
    }
}
