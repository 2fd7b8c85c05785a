package gateway.web.dashboard;

import gateway.web.config.GatewayConfig;
import gateway.web.config.RouteConfig;
import gateway.web.config.TierConfig;
import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** The page of limits: those that are configured. */
@Named("limits")
@RequestScoped
public class LimitsBean {
    @Inject
    private RunningGateway running;

    /** For CDI. */
    public LimitsBean() {}

    /**
     * A tier.
     *
     * @param name its name
     * @param standard whether it is that of callers who have no other
     * @param policies its policies; none if it has no limit
     */
    public record Tier(String name, boolean standard, List<PolicyText> policies) {
        /** Requires the name and copies the policies. */
        public Tier {
            Objects.requireNonNull(name, "name");
            policies = List.copyOf(policies);
        }
    }

    /**
     * A route.
     *
     * @param id its id
     * @param path the paths it matches
     * @param methods the methods it matches
     * @param callers who may call, and in which tier
     * @param limits its own limits, and what becomes of those of the tier
     */
    public record Route(String id, String path, String methods, String callers, String limits) {
        /** Requires every value. */
        public Route {
            Objects.requireNonNull(id, "id");
            Objects.requireNonNull(path, "path");
            Objects.requireNonNull(methods, "methods");
            Objects.requireNonNull(callers, "callers");
            Objects.requireNonNull(limits, "limits");
        }
    }

    /** {@return the limit that every request counts against; none if there is none} */
    public List<PolicyText> getGlobal() {
        return config().global().map(PolicyText::of).map(List::of).orElse(List.of());
    }

    /** {@return the tiers by name, the default tier first} */
    public List<Tier> getTiers() {
        GatewayConfig config = config();
        return config.tiers().values().stream()
                .map(tier -> tier(tier, config.defaultTier()))
                .sorted(Comparator.comparing(Tier::standard).reversed().thenComparing(Tier::name))
                .toList();
    }

    private static Tier tier(TierConfig tier, String standard) {
        return new Tier(tier.name(), tier.name().equals(standard), PolicyText.of(tier.policies()));
    }

    /** {@return the routes in the order of their ids} */
    public List<Route> getRoutes() {
        return config().routes().stream()
                .sorted(Comparator.comparing(RouteConfig::id))
                .map(RouteTexts::of)
                .toList();
    }

    private GatewayConfig config() {
        return running.config();
    }
}
