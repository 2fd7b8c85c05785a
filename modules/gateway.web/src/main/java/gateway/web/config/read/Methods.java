package gateway.web.config.read;

import java.util.Set;
import java.util.regex.Pattern;

/** HTTP methods as they are configured: in capitals, since they are case-sensitive. */
final class Methods {
    private static final Pattern NAME = Pattern.compile("[A-Z]+(-[A-Z]+)*");
    /** The gateway answers these itself. */
    private static final Set<String> REFUSED = Set.of("TRACE", "CONNECT");

    private static final String ALLOWED = "a method in capitals, such as GET, other than TRACE and CONNECT";

    static final Grammar<String> GRAMMAR = Grammar.of(ALLOWED, text -> {
        if (!NAME.matcher(text).matches() || REFUSED.contains(text)) {
            throw Grammar.refusal(text, ALLOWED);
        }
        return text;
    });

    private Methods() {}
}
