package gateway.web.blackbox.bodies;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;
import java.util.Set;

/** An API that says what arrived of bodies. */
@ApplicationPath("/api/bodies")
public class BodyApplication extends Application {
    @Override
    public Set<Class<?>> getClasses() {
        return Set.of(BodyResource.class);
    }
}
