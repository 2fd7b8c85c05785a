package gateway.web.config;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

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

    /**
     * {@return the same configuration with more that is wrong}
     *
     * @param more further faults
     */
    public ConfigResult with(List<Fault> more) {
        return new ConfigResult(
                config,
                Stream.concat(more.stream(), faults.stream())
                        .sorted(Comparator.comparing(Fault::property))
                        .toList());
    }
}
