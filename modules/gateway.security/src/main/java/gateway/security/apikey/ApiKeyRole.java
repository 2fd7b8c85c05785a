package gateway.security.apikey;

import java.util.Set;
import java.util.regex.Pattern;

/** What a role of the holder of an API key is called: one of the gateway's own, or one of the application behind it. */
public final class ApiKeyRole {
    /** The texts that are roles, in words that go on after "allowed is". */
    public static final String ALLOWED =
            "gateway-admin, gateway-viewer or a role of the application, 1 to 64 of A-Z, a-z,"
                    + " 0-9, '.', '_' and '-', not beginning with gateway-";

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9._-]{1,64}");
    private static final String OURS = "gateway-";
    private static final Set<String> KNOWN = Set.of("gateway-admin", "gateway-viewer");

    private ApiKeyRole() {}

    /**
     * {@return whether this is a role}
     *
     * @param role the role, of any length
     */
    public static boolean isValid(String role) {
        return NAME.matcher(role).matches() && (!role.startsWith(OURS) || KNOWN.contains(role));
    }
}
