package gateway.proxy.transfer;

import gateway.proxy.upstream.Server;
import gateway.proxy.upstream.Upstream;
import gateway.proxy.upstream.UpstreamSettings.HealthSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** The checks of the servers of one upstream, one after the other for each, until they are stopped. */
final class HealthChecks {
    private final List<HealthCheck> checks = new ArrayList<>();
    private final List<Future<?>> running = new ArrayList<>();

    HealthChecks(Transport transport, Upstream upstream) {
        upstream.settings().health().map(HealthSettings::path).ifPresent(path -> {
            for (Server server : upstream.servers()) {
                checks.add(new HealthCheck(transport, server, upstream.alone(server), path));
            }
        });
    }

    void start(ScheduledExecutorService timer, HealthSettings settings) {
        long nanos = settings.interval().toNanos();
        checks.forEach(check -> running.add(timer.scheduleWithFixedDelay(check, 0, nanos, TimeUnit.NANOSECONDS)));
    }

    void stop() {
        running.forEach(check -> check.cancel(false));
        checks.forEach(HealthCheck::forget);
    }
}
