package gateway.web.admission;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Why a request is not let in, as its caller is told. Nothing in it was sent by the caller, but perhaps a field's name.
 *
 * @param kind status and error
 * @param detail a sentence for people
 * @param field the part of the request that is meant, if one is
 * @param retryAfterSeconds after how many seconds another try is worth it, if waiting helps
 * @param exceeded the limit that refused, if one did
 */
public record Refusal(
        RefusalKind kind,
        String detail,
        Optional<String> field,
        OptionalLong retryAfterSeconds,
        Optional<Exceeded> exceeded) {

    /**
     * A limit that refused.
     *
     * @param policy the name of its policy
     * @param limit its permits
     */
    public record Exceeded(String policy, long limit) {
        /** Requires the name. */
        public Exceeded {
            Objects.requireNonNull(policy, "policy");
        }
    }

    /** Requires every value. */
    public Refusal {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(detail, "detail");
        Objects.requireNonNull(field, "field");
        Objects.requireNonNull(retryAfterSeconds, "retryAfterSeconds");
        Objects.requireNonNull(exceeded, "exceeded");
    }

    /**
     * {@return a refusal without further particulars}
     *
     * @param kind status and error
     * @param detail a sentence for people
     */
    public static Refusal of(RefusalKind kind, String detail) {
        return new Refusal(kind, detail, Optional.empty(), OptionalLong.empty(), Optional.empty());
    }

    /**
     * {@return this refusal, meaning a part of the request}
     *
     * @param name the part
     */
    public Refusal about(String name) {
        return new Refusal(kind, detail, Optional.of(name), retryAfterSeconds, exceeded);
    }

    /**
     * {@return this refusal with a wait}
     *
     * @param seconds after how many seconds another try is worth it
     */
    public Refusal retryAfter(long seconds) {
        return new Refusal(kind, detail, field, OptionalLong.of(seconds), exceeded);
    }

    /**
     * {@return this refusal, by a limit}
     *
     * @param policy the name of the limit's policy
     * @param limit its permits
     */
    public Refusal by(String policy, long limit) {
        return new Refusal(kind, detail, field, retryAfterSeconds, Optional.of(new Exceeded(policy, limit)));
    }
}
