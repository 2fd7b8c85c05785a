package gateway.api.analytics;

/**
 * Requests by the class of their status. A status that belongs to none counts with the nearest one, so the counts add up
 * to the number of requests.
 *
 * @param informational 1xx
 * @param successful 2xx
 * @param redirected 3xx
 * @param clientErrors 4xx
 * @param serverErrors 5xx
 */
public record StatusCounts(
        long informational, long successful, long redirected, long clientErrors, long serverErrors) {}
