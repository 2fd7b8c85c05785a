package gateway.redis.analytics;

import gateway.api.analytics.LifetimeFigures;
import gateway.api.analytics.NamedCount;
import gateway.api.analytics.NamedFigures;
import gateway.api.analytics.RequestFigures;
import gateway.api.analytics.RequestRates;
import gateway.api.analytics.StatusCounts;
import java.util.List;

/**
 * What a node tells the others of the requests that it holds. Its size is bounded: of many paths or clients, the most
 * frequent ones.
 *
 * @param node what the node is called
 * @param held sums over all of them
 * @param statuses by status
 * @param times how long they took
 * @param endpoints the most frequent paths
 * @param routes by route
 * @param tiers by tier
 * @param clients the clients with most requests
 * @param limited the clients that were refused most often
 * @param lifetime what was counted since the start of the node
 * @param rates requests over time
 * @param secondOfMinute how many seconds of the minute under way have begun, from 0 to 59
 */
record Summary(
        String node,
        RequestFigures held,
        StatusCounts statuses,
        ResponseTimes times,
        List<NamedCount> endpoints,
        List<NamedFigures> routes,
        List<NamedFigures> tiers,
        List<NamedFigures> clients,
        List<NamedCount> limited,
        LifetimeFigures lifetime,
        RequestRates rates,
        int secondOfMinute) {

    /** How many of each kind are told. */
    static final int NAMES = 200;

    private static final int SECONDS_OF_MINUTE = 60;

    /** Requires a second of a minute, by which figures of minutes are shifted. */
    Summary {
        if (secondOfMinute < 0 || secondOfMinute >= SECONDS_OF_MINUTE) {
            throw new IllegalArgumentException("secondOfMinute must be 0 to 59, was " + secondOfMinute);
        }
    }
}
