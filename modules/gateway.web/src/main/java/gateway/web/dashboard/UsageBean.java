package gateway.web.dashboard;

import gateway.web.jaxrs.RefusedException;
import gateway.web.management.LimitActions;
import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Map;

/** What one client has left of its limits. Nothing is spent by asking. */
@Named("usage")
@RequestScoped
public class UsageBean {
    private static final String PATH = "/dashboard/limits";

    @Inject
    private LimitActions actions;

    @Inject
    private RequestParameters parameters;

    @Inject
    private Doing doing;

    @Inject
    private PageBean page;

    private Map<String, Object> usage = Map.of();
    private String problem = "";

    /** For CDI. */
    public UsageBean() {}

    @PostConstruct
    void ask() {
        String name = parameters.text("client");
        if (!name.isEmpty()) {
            try {
                usage = actions.usage(name);
            } catch (RefusedException e) {
                problem = e.refusal().detail();
            }
        }
    }

    /** {@return the client that is asked about; empty for none} */
    public String getClient() {
        return isFound() ? usage.get("client").toString() : parameters.text("client");
    }

    /** {@return whether there is such a client} */
    public boolean isFound() {
        return !usage.isEmpty();
    }

    /** {@return whether there is no such client} */
    public boolean isUnknown() {
        return !problem.isEmpty();
    }

    /** {@return why there is no answer} */
    public String getProblem() {
        return problem;
    }

    /** {@return the tier of the client} */
    public String getTier() {
        return usage.get("tier").toString();
    }

    /** {@return its limits} */
    @SuppressWarnings("unchecked") // the shape is that of the management API
    public List<LimitRow> getRows() {
        return ((List<Map<String, Object>>) usage.get("limits"))
                .stream().map(LimitRow::of).toList();
    }

    /** Makes the limits of the client that the form names full again. */
    public void reset() {
        String name = page.getSubject();
        doing.thenShow(() -> actions.reset(name), PATH, Map.of("client", name), Notice.LIMITS_RESET);
    }
}
