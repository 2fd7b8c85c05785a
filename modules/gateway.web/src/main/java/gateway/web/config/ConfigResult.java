package gateway.web.config;

import java.util.List;
import java.util.Objects;

/**
 * What came of reading configuration.
 *
 * @param config what could be read; what is faulty is left out or replaced by what lets in the least
 * @param faults everything that is wrong, in the order of the properties' names; if there is anything, API requests
 *     must not be served by {@code config}, only management
 */
public record ConfigResult(GatewayConfig config, List<Fault> faults) {

    /** Requires the configuration and copies the faults. */
    public ConfigResult {
        Objects.requireNonNull(config, "config");
        faults = List.copyOf(faults);
    }
}
