package gateway.web.blackbox.departures;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;
import java.util.Set;

/** An API that lists its classes, as many do. */
@ApplicationPath("/api/departures")
public class DepartureApplication extends Application {
    @Override
    public Set<Class<?>> getClasses() {
        return Set.of(DepartureResource.class);
    }
}
