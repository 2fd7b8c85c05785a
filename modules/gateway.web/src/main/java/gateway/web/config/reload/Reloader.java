package gateway.web.config.reload;

import gateway.api.limit.Ticker;
import gateway.web.config.Fault;
import gateway.web.config.GatewayConfig;
import gateway.web.config.reload.ReloadPlan.Candidate;
import gateway.web.config.source.FileContent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Puts a file in force, or refuses it as a whole. For one thread. */
final class Reloader {
    private final ReloadPlan plan;
    private final Consumer<GatewayConfig> applier;
    private final Ticker ticker;
    private GatewayConfig config;
    private Optional<FileContent> inForce;

    /**
     * @param plan makes a configuration of a file
     * @param start the configuration at start and the file it came from
     * @param applier puts a configuration in force
     * @param ticker the time
     */
    Reloader(ReloadPlan plan, Start start, Consumer<GatewayConfig> applier, Ticker ticker) {
        this.plan = plan;
        this.applier = applier;
        this.ticker = ticker;
        config = start.config();
        inForce = start.content();
    }

    /** What is in force in the beginning; no content if the start was degraded. */
    record Start(GatewayConfig config, Optional<FileContent> content) {}

    ReloadStatus reload(FileContent content) {
        if (inForce.equals(Optional.of(content))) {
            return new ReloadStatus.Applied(now(), List.of());
        }
        Candidate candidate = plan.candidate(content);
        if (candidate instanceof Candidate.Good good) {
            return apply(content, good);
        }
        return new ReloadStatus.Refused(now(), ((Candidate.Bad) candidate).faults());
    }

    private ReloadStatus apply(FileContent content, Candidate.Good good) {
        GatewayConfig next = good.result().config();
        try {
            applier.accept(next);
        } catch (RuntimeException | LinkageError e) {
            Fault fault = plan.file().place().fault("could not be applied: " + e);
            return new ReloadStatus.Refused(now(), List.of(fault));
        }
        plan.file().publish(good.properties());
        List<String> notes = new ArrayList<>(Changes.between(config, next));
        notes.addAll(good.waiting());
        config = next;
        inForce = Optional.of(content);
        return new ReloadStatus.Applied(now(), notes);
    }

    private Instant now() {
        return Instant.EPOCH.plusNanos(ticker.epochNanos());
    }
}
