package gateway.security.lockout;

/** What somebody failed at. Failures of different kinds do not count together. */
public enum LockoutKind {
    /** Presenting an API key that opens nothing. */
    API_KEY("api-key"),
    /** Presenting a wrong code for a device. */
    DEVICE("device"),
    /** Registering a device. */
    REGISTRATION("registration"),
    /** Logging in as an administrator. */
    ADMIN("admin");

    private final String id;

    LockoutKind(String id) {
        this.id = id;
    }

    /** {@return its name in configuration} */
    public String id() {
        return id;
    }
}
