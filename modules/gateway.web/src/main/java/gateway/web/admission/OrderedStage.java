package gateway.web.admission;

import java.util.Objects;
import java.util.Optional;

/** What all stages have in common: each has its say once, in order, and no more after a reply. */
abstract class OrderedStage implements Stage {
    private final Step before;
    private final Step after;

    OrderedStage(Step before, Step after) {
        this.before = Objects.requireNonNull(before, "before");
        this.after = Objects.requireNonNull(after, "after");
    }

    @Override
    public final Optional<Reply> enter(Exchange exchange) {
        if (exchange.advances(before, after)) {
            decide(exchange).ifPresent(exchange::replied);
        }
        return exchange.reply();
    }

    /** What to send instead of passing the request on. */
    abstract Optional<Reply> decide(Exchange exchange);

    static Optional<Reply> refuse(Refusal refusal) {
        return Optional.of(new Reply.Refused(refusal));
    }
}
