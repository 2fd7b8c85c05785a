package gateway.web.config.read;

import java.util.Set;
import java.util.regex.Pattern;

/** Roles: the gateway's own, and others that mean something to the application behind it. */
final class Roles {
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9._-]{1,64}");
    private static final String OURS = "gateway-";
    private static final Set<String> KNOWN = Set.of("gateway-admin", "gateway-viewer");
    private static final String ALLOWED =
            "gateway-admin, gateway-viewer or a role of the application, 1 to 64 of A-Z, a-z,"
                    + " 0-9, '.', '_' and '-', not beginning with gateway-";

    static final Grammar<String> GRAMMAR = Grammar.of(ALLOWED, text -> {
        if (!NAME.matcher(text).matches() || (text.startsWith(OURS) && !KNOWN.contains(text))) {
            throw Grammar.refusal(text, ALLOWED);
        }
        return text;
    });

    private Roles() {}
}
