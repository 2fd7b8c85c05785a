package gateway.web.device;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;
import java.util.Set;

/**
 * The resources for devices, an application of its own so that they answer also where the gateway is part of somebody
 * else's. Not final: CDI proxies it.
 */
@ApplicationPath("/api/auth")
public class DeviceApplication extends Application {
    /** For the server. */
    public DeviceApplication() {}

    @Override
    public Set<Class<?>> getClasses() {
        return Set.of(DeviceSwitch.class, RegistrationResource.class, DeviceResource.class);
    }
}
