package gateway.web.admission;

import java.util.Objects;
import java.util.Optional;

/** Stage four: every limit that applies must permit. Management requests are not limited. */
final class LimitStage extends OrderedStage {
    private final LimitCheck limits;

    LimitStage(LimitCheck limits) {
        super(Step.ADDRESS_CHECKED, Step.LIMITED);
        this.limits = Objects.requireNonNull(limits, "limits");
    }

    @Override
    Optional<Reply> decide(Exchange exchange) {
        return exchange.management()
                ? Optional.empty()
                : limits.refusal(exchange, exchange.rules().plan(exchange)).map(Reply.Refused::new);
    }
}
