package gateway.api.store;

import gateway.api.config.Parameters;
import gateway.api.limit.Ticker;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Objects;

/**
 * What a store is opened with.
 *
 * @param node what this node is called among those that act as one gateway
 * @param dataDir the folder for files; it need not exist yet
 * @param settings the settings of the limit store that {@code gateway.store} names
 * @param requests how many requests analytics keep
 * @param clock the time of day
 * @param ticker monotonic time
 */
public record StoreContext(
        String node, Path dataDir, Parameters settings, int requests, InstantSource clock, Ticker ticker) {
    private static final int DEFAULT_REQUESTS = 10_000;
    private static final String DEFAULT_NODE = "gateway";

    /**
     * Requires every value.
     *
     * @throws IllegalArgumentException if no request would be kept
     */
    public StoreContext {
        Objects.requireNonNull(node, "node");
        Objects.requireNonNull(dataDir, "dataDir");
        Objects.requireNonNull(settings, "settings");
        if (requests < 1) {
            throw new IllegalArgumentException("requests must be > 0, was " + requests);
        }
        Objects.requireNonNull(clock, "clock");
        Objects.requireNonNull(ticker, "ticker");
    }

    /**
     * Of a node without a name of its own.
     *
     * @param dataDir the folder for files
     * @param settings the settings of the limit store
     * @param requests how many requests analytics keep
     * @param clock the time of day
     * @param ticker monotonic time
     */
    public StoreContext(Path dataDir, Parameters settings, int requests, InstantSource clock, Ticker ticker) {
        this(DEFAULT_NODE, dataDir, settings, requests, clock, ticker);
    }

    /**
     * With the name and as many requests as there are without configuration.
     *
     * @param dataDir the folder for files
     * @param settings the settings of the limit store
     * @param clock the time of day
     * @param ticker monotonic time
     */
    public StoreContext(Path dataDir, Parameters settings, InstantSource clock, Ticker ticker) {
        this(DEFAULT_NODE, dataDir, settings, DEFAULT_REQUESTS, clock, ticker);
    }
}
