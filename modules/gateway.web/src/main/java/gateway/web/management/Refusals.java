package gateway.web.management;

import gateway.security.apikey.FieldFault;
import gateway.web.admission.Refusal;
import gateway.web.admission.RefusalKind;
import gateway.web.jaxrs.RefusedException;

/** Why management requests are refused. */
final class Refusals {
    private Refusals() {}

    /** A field is not what it has to be; the problem reads after its name. */
    static RefusedException field(String field, String problem) {
        return bad(field, field + " " + problem + ".");
    }

    /** A field is not what it has to be. */
    static RefusedException of(FieldFault fault) {
        return field(fault.field(), fault.problem());
    }

    /** Something about a field is not what it has to be. */
    static RefusedException bad(String field, String detail) {
        return new RefusedException(Refusal.of(RefusalKind.BAD_REQUEST, detail).about(field));
    }

    /** The body as a whole is not what it has to be. */
    static RefusedException body(String detail) {
        return new RefusedException(Refusal.of(RefusalKind.BAD_REQUEST, detail));
    }

    /** What is asked for does not exist. */
    static RefusedException unknown(String what) {
        return new RefusedException(Refusal.of(RefusalKind.NOT_FOUND, "There is no such " + what + "."));
    }

    /** What is there is in the way of what is asked for. */
    static RefusedException conflict(String detail, String field) {
        return new RefusedException(Refusal.of(RefusalKind.CONFLICT, detail).about(field));
    }
}
