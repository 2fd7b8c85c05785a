package gateway.api.analytics;

import gateway.api.store.Store;

/**
 * Keeps requests that are over, as many as there is room for, and draws figures from them.
 *
 * <p><b>Time.</b> What is counted over a time is counted by when requests were recorded, that is when they were over, on
 * the ticker that the store was opened with. A clock that is set changes none of it; {@link RequestEntry#timestamp}
 * is kept and shown, nothing else.
 *
 * <p>Thread-safe. {@link #record} is called on the thread of each request: it neither blocks nor waits for those who
 * read.
 *
 * <p>Opened by a {@link gateway.api.store.StoreProvider}. Contract test:
 * {@code gateway.testkit.analytics.AnalyticsStoreContract}.
 */
public interface AnalyticsStore extends Store, RequestLogSink, AnalyticsReader {

    /**
     * Keeps a request, in place of the oldest one if there is no room.
     *
     * @param entry what happened
     */
    @Override
    void record(RequestEntry entry);
}
