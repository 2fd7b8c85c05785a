package gateway.web.management;

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
        throw Refusals.field(name, "must be a whole number from " + min + " to " + max);
    }
}
