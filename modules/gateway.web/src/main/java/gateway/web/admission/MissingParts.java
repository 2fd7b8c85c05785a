package gateway.web.admission;

import gateway.api.limit.Policy.OnFailure;
import gateway.web.config.KeyPart;
import gateway.web.config.MissingPart;
import java.util.Optional;

/** What it means for a request that a limit has no key. A shadow limit never refuses. */
final class MissingParts {
    private static final Refusal UNDECIDED =
            Refusal.of(RefusalKind.UNAVAILABLE, "Limits cannot be checked at the moment.");

    private MissingParts() {}

    /** Why a request is refused; empty if the limit is skipped. */
    static Optional<Refusal> refusal(PlannedLimit limit, KeyFinding finding) {
        if (finding instanceof KeyFinding.Lacking lacking) {
            return refusal(limit, lacking.part(), lacking.lack());
        }
        boolean closed = !limit.policy().shadow() && limit.policy().onFailure() == OnFailure.CLOSED;
        return finding instanceof KeyFinding.Failed && closed ? Optional.of(UNDECIDED) : Optional.empty();
    }

    /** Why a request is refused that lacks a part; empty if the limit is skipped. */
    static Optional<Refusal> refusal(PlannedLimit limit, KeyPart part, PartValue.Lack lack) {
        boolean over = lack == PartValue.Lack.BODY_BROKEN;
        if (limit.policy().shadow() || (limit.missing() != MissingPart.DENY && !over)) {
            return Optional.empty();
        }
        return Optional.of(text(part, lack).about(part.text()));
    }

    private static Refusal text(KeyPart part, PartValue.Lack lack) {
        return switch (lack) {
            case ABSENT ->
                Refusal.of(RefusalKind.BAD_REQUEST, "The request lacks what a limit counts by: " + part.text() + ".");
            case BODY_TOO_LARGE ->
                Refusal.of(
                        RefusalKind.BODY_TOO_LARGE,
                        "A limit counts by " + part.text() + ", and the body is longer than is read for that.");
            case BODY_BROKEN ->
                Refusal.of(
                        RefusalKind.BAD_REQUEST,
                        "The body ends too early, its chunks are malformed, or it comes too slowly.");
        };
    }
}
