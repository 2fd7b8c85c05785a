package gateway.web.admission;

import gateway.web.config.RateHeaders;
import java.util.ArrayList;
import java.util.List;

/** Writes rate headers in the dialects that are switched on. */
final class RateHeaderWriter {
    private static final String LIMIT = "X-RateLimit-Limit";
    private static final String REMAINING = "X-RateLimit-Remaining";
    private static final String RESET = "X-RateLimit-Reset";
    private static final String IETF_POLICY = "RateLimit-Policy";
    private static final String IETF = "RateLimit";

    private final RateHeaders dialects;

    RateHeaderWriter(RateHeaders dialects) {
        this.dialects = dialects;
    }

    /** The names of all headers of some dialects. */
    static List<String> names(RateHeaders dialects) {
        List<String> names = new ArrayList<>();
        if (dialects.xRateLimit()) {
            names.addAll(List.of(LIMIT, REMAINING, RESET));
        }
        if (dialects.ietf()) {
            names.addAll(List.of(IETF_POLICY, IETF));
        }
        return names;
    }

    void write(RateReport report, Arrival arrival, OutgoingHeaders out) {
        RateTexts texts = report.limit().texts();
        String remaining = Long.toString(report.decision().remaining());
        if (dialects.xRateLimit()) {
            out.set(LIMIT, texts.limit());
            out.set(REMAINING, remaining);
            out.set(RESET, Long.toString(report.resetAt(arrival)));
        }
        if (dialects.ietf()) {
            out.set(IETF_POLICY, texts.policyItem());
            out.set(IETF, texts.itemStart() + remaining + ";t=" + report.resetSeconds());
        }
    }
}
