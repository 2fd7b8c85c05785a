package gateway.api.analytics;

/**
 * What can be known of requests that are over. Code of the web application gets that of the running gateway by
 * {@code @Inject AnalyticsReader analytics}.
 *
 * <p>Thread-safe. Both may take a while. What is just being recorded may be missing from their answers, which are right
 * nevertheless: no request is counted twice, and the parts of an answer agree with each other.
 */
public interface AnalyticsReader {

    /**
     * {@return the figures as they are now, of all nodes if the store knows of others}
     *
     * @throws gateway.api.limit.StoreUnavailableException if they cannot be had
     */
    AnalyticsSnapshot snapshot();

    /**
     * {@return the requests held that are asked for, of this node alone}
     *
     * @param query which
     * @throws gateway.api.limit.StoreUnavailableException if they cannot be had
     */
    RequestPage find(RequestQuery query);
}
