package example.shop;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;
import java.util.Set;

/** The API of the shop. Nothing here speaks of the gateway: its filters stand in front of every resource by themselves. */
@ApplicationPath("/api/shop")
public class ShopApplication extends Application {
    @Override
    public Set<Class<?>> getClasses() {
        return Set.of(OrdersResource.class);
    }
}
