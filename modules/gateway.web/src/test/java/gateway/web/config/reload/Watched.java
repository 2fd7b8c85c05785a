package gateway.web.config.reload;

import gateway.web.config.Configured;
import gateway.web.config.Fault;
import gateway.web.config.GatewayConfig;
import gateway.web.config.source.ConfigFileSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** A configuration file that is being watched, as in a running gateway. */
final class Watched {
    private final Path file;
    private final ManualScheduler scheduler = new ManualScheduler();
    private final ConfigFileSource live = new ConfigFileSource();
    private final List<GatewayConfig> applied = new ArrayList<>();
    private final LoadedConfig loaded;
    private final ConfigWatcher watcher;

    private Watched(Path file, Consumer<GatewayConfig> applier) {
        this.file = file;
        NamedSource environment = new NamedSource("environment", 300, Map.of("GATEWAY_CONFIG_FILE", file.toString()));
        loaded = new ConfigLoader(Configured.reader()).load(List.of(live, environment));
        watcher = loaded.watcher(scheduler, scheduler, config -> {
                    applier.accept(config);
                    applied.add(config);
                })
                .orElseThrow();
        watcher.start();
    }

    static Watched file(Path file) {
        return file(file, config -> {});
    }

    static Watched file(Path file, Consumer<GatewayConfig> applier) {
        return new Watched(file, applier);
    }

    Watched write(String text) {
        try {
            Files.writeString(file, text);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Watched pass(Duration time) {
        scheduler.pass(time);
        return this;
    }

    ManualScheduler scheduler() {
        return scheduler;
    }

    ConfigWatcher watcher() {
        return watcher;
    }

    List<String> startFaults() {
        return loaded.result().faults().stream().map(Fault::toString).toList();
    }

    GatewayConfig inForce() {
        return applied.isEmpty() ? loaded.result().config() : applied.get(applied.size() - 1);
    }

    int timesApplied() {
        return applied.size();
    }

    /** What everybody else sees in MicroProfile Config. */
    Map<String, String> published() {
        return live.getProperties();
    }

    List<String> refusals() {
        return watcher.status() instanceof ReloadStatus.Refused refused
                ? refused.faults().stream().map(Fault::toString).toList()
                : List.of();
    }

    List<String> notes() {
        return watcher.status() instanceof ReloadStatus.Applied done ? done.notes() : List.of();
    }
}
