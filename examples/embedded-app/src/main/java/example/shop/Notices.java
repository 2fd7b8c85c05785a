package example.shop;

import gateway.api.limit.TierLimits;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;

/** Writes to people, but not too often: the tier {@code notices} of the configuration says how often. */
@ApplicationScoped
public class Notices {
    private static final System.Logger LOG = System.getLogger(Notices.class.getName());

    @Inject
    private TierLimits limits;

    /** Whether the notice was sent. */
    boolean send(String recipient, String text) {
        boolean permitted = limits.acquire("notices", recipient, 1).permitted();
        if (permitted) {
            LOG.log(System.Logger.Level.INFO, "to {0}: {1}", recipient, text);
        }
        return permitted;
    }
}
