package gateway.web.dashboard;

import gateway.api.limit.Limit;
import gateway.web.config.KeyPart;
import gateway.web.config.PolicyConfig;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A policy in words.
 *
 * @param rate how much it permits, such as {@code 100 burst, 10/s} or {@code 50 waiting, 20/s}
 * @param details its name, how it counts, and whose requests
 */
public record PolicyText(String rate, String details) {
    private static final String RATE = "refill-rate";

    /** Requires both. */
    public PolicyText {
        Objects.requireNonNull(rate, "rate");
        Objects.requireNonNull(details, "details");
    }

    static PolicyText of(PolicyConfig config) {
        List<String> details = new ArrayList<>();
        details.add(config.policy().name());
        details.add(config.policy().algorithm());
        details.add("by " + config.key().stream().map(KeyPart::text).collect(Collectors.joining(" and ")));
        if (config.cost() > 1) {
            details.add("costs " + Texts.count(config.cost()));
        }
        if (config.policy().delays()) {
            details.add("who is too fast waits");
        }
        if (config.policy().shadow()) {
            details.add("shadow: refuses nobody");
        }
        return new PolicyText(rate(config), String.join(" · ", details));
    }

    static List<PolicyText> of(List<PolicyConfig> configs) {
        return configs.stream().map(PolicyText::of).toList();
    }

    /** A bucket holds so many and is filled at a rate; the others permit so many in a time. */
    private static String rate(PolicyConfig config) {
        Limit limit = config.policy().limiter().shape().limit();
        String permits = Texts.count(limit.permits());
        String perWindow = permits + " per " + Texts.span(limit.window());
        if (!config.policy().algorithm().endsWith("bucket")) {
            return perWindow;
        }
        String refill = config.parameters().getOrDefault(RATE, "");
        return permits
                + (config.policy().delays() ? " waiting, " : " burst, ")
                + (refill.isEmpty() ? perWindow : perTime(refill));
    }

    private static String perTime(String refill) {
        return refill.contains("/") ? refill.replace("/", " per ") : refill + "/s";
    }
}
