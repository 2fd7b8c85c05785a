package gateway.web.admission;

import gateway.security.address.AddressVerdict;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What would become of a request, and why.
 *
 * @param route the id of the route it would match
 * @param requiresKey whether anonymous callers are refused there
 * @param tier the tier its caller would get
 * @param tierOrigin why that tier
 * @param address what the address rules say
 * @param limits every limit that would be asked, in the order of the route's, the tier's and the global one
 * @param refusal why it would be refused; empty if it would pass
 */
public record Explanation(
        Optional<String> route,
        boolean requiresKey,
        String tier,
        TierOrigin tierOrigin,
        AddressVerdict address,
        List<LimitUsage> limits,
        Optional<Refusal> refusal) {

    /** Why a caller gets a tier. */
    public enum TierOrigin {
        /** The caller's own credential has it. */
        CREDENTIAL,
        /** The route gives it to callers without a credential. */
        ROUTE,
        /** It is the default tier. */
        DEFAULT
    }

    /** Requires every value and copies the limits. */
    public Explanation {
        Objects.requireNonNull(route, "route");
        Objects.requireNonNull(tier, "tier");
        Objects.requireNonNull(tierOrigin, "tierOrigin");
        Objects.requireNonNull(address, "address");
        limits = List.copyOf(limits);
        Objects.requireNonNull(refusal, "refusal");
    }
}
