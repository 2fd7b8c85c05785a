package gateway.web.blackbox.faults;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;
import java.util.Set;

/** An API of somebody who uses the gateway; lists its classes, as many do. */
@ApplicationPath("/api/faults")
public class FaultyApplication extends Application {
    @Override
    public Set<Class<?>> getClasses() {
        return Set.of(FaultyResource.class, FaultyFilters.OnRequest.class, FaultyFilters.OnResponse.class);
    }
}
