package gateway.api.analytics;

import java.util.List;

/**
 * The requests held, apart by what they have in common. The most frequent come first, of equally frequent ones the first
 * by name.
 *
 * @param endpoints the paths that were asked for most often, at most 5
 * @param routes all routes
 * @param tiers all tiers
 * @param clients the clients with most requests, at most 20
 * @param limitedClients the clients that limits refused most often, at most 10
 */
public record Rankings(
        List<NamedCount> endpoints,
        List<NamedFigures> routes,
        List<NamedFigures> tiers,
        List<NamedFigures> clients,
        List<NamedCount> limitedClients) {

    /** How many paths are named. */
    public static final int ENDPOINTS = 5;

    /** How many clients are named. */
    public static final int CLIENTS = 20;

    /** How many clients that were refused are named. */
    public static final int LIMITED_CLIENTS = 10;

    /** Copies the lists. */
    public Rankings {
        endpoints = List.copyOf(endpoints);
        routes = List.copyOf(routes);
        tiers = List.copyOf(tiers);
        clients = List.copyOf(clients);
        limitedClients = List.copyOf(limitedClients);
    }
}
