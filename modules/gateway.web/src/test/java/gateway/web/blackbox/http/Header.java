package gateway.web.blackbox.http;

/**
 * One header line.
 *
 * @param name its name as it was written
 * @param value its value without the white space around it
 */
public record Header(String name, String value) {
    boolean isNamed(String other) {
        return name.equalsIgnoreCase(other);
    }
}
