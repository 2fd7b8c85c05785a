package gateway.web.config.reload;

import gateway.api.limit.Ticker;
import gateway.web.config.ConfigResult;
import gateway.web.config.GatewayConfig;
import gateway.web.config.source.FileContent;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Consumer;

/** The configuration at start, and the file to be watched if there is one. Immutable. */
public final class LoadedConfig {
    private final ConfigResult result;
    private final Optional<FileInForce> file;

    LoadedConfig(ConfigResult result, Optional<FileInForce> file) {
        this.result = Objects.requireNonNull(result, "result");
        this.file = Objects.requireNonNull(file, "file");
    }

    /** The file as it was at start. */
    record FileInForce(ReloadPlan plan, FileContent content, Duration interval) {}

    /** {@return the configuration and its faults} */
    public ConfigResult result() {
        return result;
    }

    /**
     * {@return a watcher that is not started yet; empty if no file is configured}
     *
     * @param scheduler where it looks at the file; stays the caller's, who shuts it down after closing the watcher
     * @param ticker the time
     * @param applier puts a configuration without faults in force. If it throws, the file counts as refused
     */
    public Optional<ConfigWatcher> watcher(
            ScheduledExecutorService scheduler, Ticker ticker, Consumer<GatewayConfig> applier) {
        return file.map(inForce -> {
            Optional<FileContent> content =
                    Optional.of(inForce.content()).filter(any -> result.faults().isEmpty());
            Reloader.Start start = new Reloader.Start(result.config(), content);
            return new ConfigWatcher(inForce, new Reloader(inForce.plan(), start, applier, ticker), scheduler, ticker);
        });
    }
}
