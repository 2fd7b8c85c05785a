package gateway.web.management;

import gateway.web.admission.Refusal;
import gateway.web.admission.RefusalKind;
import gateway.web.jaxrs.RefusedException;

/** Reads whole numbers from query parameters. */
final class QueryNumber {
    private QueryNumber() {}

    /** The number; a text that is none, or is out of bounds, refuses the request and names the parameter. */
    static int of(String name, String text, int min, int max) {
        try {
            int number = Integer.parseInt(text);
            if (number >= min && number <= max) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Refused below, like a number out of bounds.
        }
        throw new RefusedException(
                Refusal.of(RefusalKind.BAD_REQUEST, name + " must be a whole number from " + min + " to " + max + ".")
                        .about(name));
    }
}
