package gateway.api.store;

import gateway.api.config.Parameters;
import gateway.api.limit.Ticker;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Objects;

/**
 * What a store is opened with.
 *
 * @param dataDir the folder for files; it need not exist yet
 * @param settings the settings of the limit store that {@code gateway.store} names
 * @param clock the time of day
 * @param ticker monotonic time
 */
public record StoreContext(Path dataDir, Parameters settings, InstantSource clock, Ticker ticker) {
    /** Requires every value. */
    public StoreContext {
        Objects.requireNonNull(dataDir, "dataDir");
        Objects.requireNonNull(settings, "settings");
        Objects.requireNonNull(clock, "clock");
        Objects.requireNonNull(ticker, "ticker");
    }
}
