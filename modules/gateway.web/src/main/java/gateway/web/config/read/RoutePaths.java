package gateway.web.config.read;

import gateway.web.route.RoutePattern;

/** Paths of routes: below {@code /api}, but not where management is, to which no route applies. */
final class RoutePaths {
    static final String ALLOWED = "a path under /api, but not under /api/gateway, such as /api/orders/**";

    private static final String MANAGEMENT = "/api/gateway";

    private RoutePaths() {}

    static RoutePattern parse(String text) {
        RoutePattern pattern = RoutePattern.parse(text);
        String path = pattern.toString();
        if (path.equals(MANAGEMENT) || path.startsWith(MANAGEMENT + "/")) {
            throw Grammar.refusal(text, ALLOWED);
        }
        return pattern;
    }
}
