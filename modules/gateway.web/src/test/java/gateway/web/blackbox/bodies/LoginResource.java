package gateway.web.blackbox.bodies;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Map;

/** Lets in whoever has the one password there is. */
@Path("/")
public class LoginResource {
    public static final String PASSWORD = "the-right-one";

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    public Response login(Map<String, Object> credentials) {
        return Response.status(PASSWORD.equals(credentials.get("password")) ? 204 : 401)
                .build();
    }
}
