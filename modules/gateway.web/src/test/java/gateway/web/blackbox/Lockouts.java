package gateway.web.blackbox;

/** Where a test class is about something else, it may show as many wrong credentials as it likes. */
final class Lockouts {
    static final String OFF = """
            gateway.lockout.api-key.max-failures=10000
            gateway.lockout.device.max-failures=10000
            gateway.lockout.registration.max-failures=10000
            gateway.lockout.admin.max-failures=10000
            """;

    private Lockouts() {}
}
