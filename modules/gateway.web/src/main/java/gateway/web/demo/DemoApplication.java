package gateway.web.demo;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;
import java.util.Set;

/**
 * The demonstration API under {@code /api}: something to protect in a gateway that has no resources of its own yet.
 * Without {@code gateway.demo=true} it answers 404. Not final: CDI proxies it.
 */
@ApplicationPath("/api")
public class DemoApplication extends Application {
    /** For the server. */
    public DemoApplication() {}

    @Override
    public Set<Class<?>> getClasses() {
        return Set.of(HelloResource.class, EchoResource.class, DemoSwitch.class);
    }
}
