package gateway.web.jaxrs;

import gateway.web.admission.Refusal;
import java.util.Objects;

/** Thrown by a resource of the gateway to refuse a request; {@link ProblemMapper} answers with the refusal. */
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Refusal refusal;

    /**
     * Refuses a request.
     *
     * @param refusal why
     */
    public RefusedException(Refusal refusal) {
        super(refusal.detail());
        this.refusal = Objects.requireNonNull(refusal, "refusal");
    }

    /** {@return why} */
    public Refusal refusal() {
        return refusal;
    }
}
