package gateway.web.blackbox.bodies;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;
import java.util.Set;

/** The login of somebody who uses the gateway. */
@ApplicationPath("/api/login")
public class LoginApplication extends Application {
    @Override
    public Set<Class<?>> getClasses() {
        return Set.of(LoginResource.class);
    }
}
