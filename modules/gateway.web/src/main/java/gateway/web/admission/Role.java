package gateway.web.admission;

/** What an administrator may do. */
public enum Role {
    /** Read. */
    VIEWER("gateway-viewer"),
    /** Everything. */
    ADMIN("gateway-admin");

    private final String text;

    Role(String text) {
        this.text = text;
    }

    /** {@return the name of the role in configuration} */
    public String text() {
        return text;
    }
}
