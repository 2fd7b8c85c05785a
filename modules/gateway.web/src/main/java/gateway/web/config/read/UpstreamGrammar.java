package gateway.web.config.read;

import gateway.proxy.upstream.Target;
import gateway.web.route.RequestTarget;

/** What may be said of servers that requests are forwarded to. */
final class UpstreamGrammar {
    private static final String SERVER = "an address of a server without a path, such as http://10.0.0.1:8080 or"
            + " https://orders.example;weight=3, with a weight from 1 to " + Target.MAX_WEIGHT;
    private static final String PREFIX = "a path such as /orders/v1: a slash, segments, no slash at the end";

    static final Grammar<Target> TARGET = Grammar.of(SERVER, UpstreamGrammar::target);
    static final Grammar<String> PATH = Grammar.of(PREFIX, UpstreamGrammar::path);

    private UpstreamGrammar() {}

    private static Target target(String text) {
        try {
            return Target.parse(text);
        } catch (IllegalArgumentException e) {
            throw Grammar.refusal(text, SERVER);
        }
    }

    private static String path(String text) {
        boolean good = text.length() > 1
                && text.startsWith("/")
                && !text.endsWith("/")
                && text.indexOf(';') < 0
                && RequestTarget.parse(text, "") instanceof RequestTarget.Target;
        if (!good) {
            throw Grammar.refusal(text, PREFIX);
        }
        return text;
    }
}
