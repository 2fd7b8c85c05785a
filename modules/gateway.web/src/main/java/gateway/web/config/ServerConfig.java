package gateway.web.config;

import gateway.analytics.log.RequestLogSettings;
import gateway.api.config.Parameters;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What takes effect only at start.
 *
 * @param node what this node is called among those that act as one gateway
 * @param store the id of the limit store
 * @param storeSettings the settings of that store
 * @param analyticsCapacity how many request entries are kept
 * @param requestLog how requests are logged in files; empty for not at all
 * @param maxListeners how many live streams there can be at once
 * @param adminPort the port that alone answers management requests; empty for the same port as everything else
 * @param sharedPort whether what is proxied may have the same port as management
 * @param dataDir the folder for what has to survive a restart
 * @param demo whether the demo resources answer
 */
public record ServerConfig(
        String node,
        String store,
        Parameters storeSettings,
        int analyticsCapacity,
        Optional<RequestLogSettings> requestLog,
        int maxListeners,
        OptionalInt adminPort,
        boolean sharedPort,
        Path dataDir,
        boolean demo) {

    /** Requires every value. */
    public ServerConfig {
        Objects.requireNonNull(node, "node");
        Objects.requireNonNull(store, "store");
        Objects.requireNonNull(storeSettings, "storeSettings");
        Objects.requireNonNull(requestLog, "requestLog");
        Objects.requireNonNull(adminPort, "adminPort");
        Objects.requireNonNull(dataDir, "dataDir");
    }
}
