package gateway.web.dashboard;

import gateway.api.analytics.AnalyticsSnapshot;
import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.Optional;

/** The page that administrators see first. The figures are those of its first moment; its script brings the others. */
@Named("overview")
@RequestScoped
public class OverviewBean {
    @Inject
    private RunningGateway running;

    private Optional<AnalyticsSnapshot> figures = Optional.empty();

    /** For CDI. */
    public OverviewBean() {}

    /** {@return the figures, the same ones for all of the page} */
    public AnalyticsSnapshot getFigures() {
        if (figures.isEmpty()) {
            figures = Optional.of(running.analytics().snapshot());
        }
        return figures.get();
    }

    /** {@return how many tiers there are} */
    public int getTiers() {
        return running.config().tiers().size();
    }

    /** {@return the tier of callers that have no other} */
    public String getDefaultTier() {
        return running.config().defaultTier();
    }
}
