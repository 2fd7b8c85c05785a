package gateway.web.jaxrs;

import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.DynamicFeature;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.FeatureContext;
import java.util.Set;

/**
 * Keeps the gateway's own resources to its own applications. An application that lists no classes is given every resource
 * of the WAR: where the gateway is part of somebody else's, that would be the management API once more, under another
 * path and without the filter that asks whether the caller may use it.
 */
public class OwnResources implements DynamicFeature {
    private static final Set<String> PACKAGES =
            Set.of("gateway.web.demo", "gateway.web.device", "gateway.web.live", "gateway.web.management");

    @Context
    private Application application;

    /** For the server. */
    public OwnResources() {}

    @Override
    public void configure(ResourceInfo resource, FeatureContext context) {
        if (isOwn(resource.getResourceClass()) && !listsOwnFilter(application)) {
            context.register((ContainerRequestFilter) request -> {
                throw new NotFoundException();
            });
        }
    }

    /**
     * Whether it is one of the gateway's own. Its class would not tell, since servers wrap it, and one that lists no
     * classes may say that it lists the resources it was given; but filters without {@code @Provider} are given to nobody.
     */
    static boolean listsOwnFilter(Application application) {
        return application.getClasses().stream()
                .anyMatch(type -> isOwn(type) && ContainerRequestFilter.class.isAssignableFrom(type));
    }

    static boolean isOwn(Class<?> type) {
        return PACKAGES.contains(type.getPackageName());
    }
}
