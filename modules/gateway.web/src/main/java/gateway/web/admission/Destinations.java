package gateway.web.admission;

import gateway.web.route.RequestTarget;
import gateway.web.route.RequestTarget.Malformed;
import gateway.web.route.RequestTarget.Target;
import gateway.web.route.RouteTable;
import java.util.List;
import java.util.Optional;

/** Tells where requests are going. */
final class Destinations {
    private static final Destination MANAGEMENT = new Destination.Management();
    private static final Destination OFF_ROUTE = new Destination.Api(Optional.empty());
    private static final String MANAGEMENT_API = "/api/gateway";
    private static final String DASHBOARD = "/dashboard";

    private final RouteTable<Destination> table;
    private final List<RouteRules> routes;

    Destinations(List<RouteTable.Entry<Destination>> entries) {
        table = new RouteTable<>(entries);
        routes = entries.stream()
                .flatMap(entry -> entry.value().route().stream())
                .toList();
    }

    /** All routes. */
    List<RouteRules> routes() {
        return routes;
    }

    Destination of(IncomingRequest request, String method) {
        RequestTarget target = RequestTarget.parse(request.path(), request.query());
        if (target instanceof Malformed malformed) {
            return new Destination.Unclear(malformed.reason());
        }
        return of((Target) target, method);
    }

    /**
     * Rules must not depend on how a server reads an encoded separator. Where they do not, as in a name below a route
     * for everything, it is none of the gateway's business.
     */
    private Destination of(Target target, String method) {
        Destination destination = of(target.path(), method);
        boolean sure =
                target.path().equals(target.lenientPath()) || destination.equals(of(target.lenientPath(), method));
        return sure
                ? destination
                : new Destination.Unclear("The path contains an encoded slash or semicolon on which rules depend.");
    }

    private Destination of(String path, String method) {
        return isWithin(MANAGEMENT_API, path) || isWithin(DASHBOARD, path)
                ? MANAGEMENT
                : table.find(path, method).orElse(OFF_ROUTE);
    }

    private static boolean isWithin(String folder, String path) {
        return path.startsWith(folder) && (path.length() == folder.length() || path.charAt(folder.length()) == '/');
    }
}
