package gateway.api.analytics;

/**
 * Service interface: takes note of requests that are over.
 *
 * <p><b>Registration.</b> A public class with a public no-argument constructor, named in {@code provides
 * gateway.api.analytics.RequestLogSink with …} and in
 * {@code META-INF/services/gateway.api.analytics.RequestLogSink}. It is instantiated once at start-up.
 *
 * <p>Thread-safe; called on the thread of the request, so it must neither block nor wait. What it throws is counted
 * and logged, and never reaches a caller. Contract test: {@code gateway.testkit.analytics.RequestLogSinkContract}.
 */
@FunctionalInterface
public interface RequestLogSink {

    /**
     * Takes note of a request, exactly once for each.
     *
     * @param entry what happened
     */
    void record(RequestEntry entry);
}
