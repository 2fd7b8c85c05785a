package gateway.web.admission;

import java.util.Optional;

/** Refuses what is no acceptable request at all, before anybody is asked who sends it. */
final class EntryStage extends OrderedStage {
    EntryStage() {
        super(Step.BEGUN, Step.ENTERED);
    }

    @Override
    Optional<Reply> decide(Exchange exchange) {
        if (exchange.destination() instanceof Destination.Unclear unclear) {
            return refuse(Refusal.of(RefusalKind.BAD_REQUEST, unclear.reason()));
        }
        Optional<String> framing = Framing.problem(exchange.request());
        if (framing.isPresent()) {
            return refuse(Refusal.of(RefusalKind.BAD_REQUEST, framing.get()));
        }
        if (exchange.method().equals("TRACE") || exchange.method().equals("CONNECT")) {
            return refuse(Refusal.of(RefusalKind.METHOD_NOT_ALLOWED, "The methods TRACE and CONNECT are not served."));
        }
        if (!exchange.rules().servesOn(exchange.request().localPort(), exchange.management())) {
            return refuse(Refusal.of(RefusalKind.NOT_FOUND, ProblemBody.NOTHING_HERE));
        }
        if (exchange.rules().degraded() && !exchange.management()) {
            return refuse(Refusal.of(RefusalKind.UNAVAILABLE, "The gateway's configuration has faults."));
        }
        return Optional.empty();
    }
}
