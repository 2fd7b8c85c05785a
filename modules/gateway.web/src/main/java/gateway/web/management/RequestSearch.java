package gateway.web.management;

import gateway.api.analytics.RequestPage;
import gateway.web.config.RouteConfig;
import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Looks for requests, for the pages as the management API does. A condition that is none throws {@link
 * gateway.web.jaxrs.RefusedException}.
 */
@RequestScoped
public class RequestSearch {
    @Inject
    private RunningGateway running;

    /** For CDI. */
    public RequestSearch() {}

    /**
     * {@return a part of the requests of late}
     *
     * @param conditions which, and in which order, as the management API takes them
     * @param limit how many at most, from 1
     * @param offset how many to pass over, from 0
     */
    public RequestPage find(Map<String, String> conditions, int limit, int offset) {
        LogFilter filter = new LogFilter(
                name -> Optional.ofNullable(conditions.get(name)),
                running.config().routes().stream().map(RouteConfig::id).collect(Collectors.toSet()));
        return running.analytics().find(filter.query(new ListPage(limit, offset)));
    }
}
