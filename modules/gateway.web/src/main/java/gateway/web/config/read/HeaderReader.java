package gateway.web.config.read;

import gateway.web.config.RateHeaders;
import java.util.List;

/** Reads which dialects of rate headers are sent. */
final class HeaderReader {
    private static final String X_RATE_LIMIT = "x-ratelimit";
    private static final String IETF = "ietf";
    private static final String NONE = "none";

    private static final Setting<String> HEADERS =
            Setting.defaulting("headers", Grammar.oneOf(List.of(X_RATE_LIMIT, IETF, NONE)), X_RATE_LIMIT);

    static final List<Setting<?>> ALL = List.of(HEADERS);

    private HeaderReader() {}

    static RateHeaders read(Section gateway) {
        List<String> dialects = gateway.list(HEADERS);
        if (dialects.contains(NONE) && dialects.size() > 1) {
            gateway.fault(HEADERS.name(), "has dialects beside none, allowed is none alone");
        }
        return new RateHeaders(dialects.contains(X_RATE_LIMIT), dialects.contains(IETF));
    }
}
