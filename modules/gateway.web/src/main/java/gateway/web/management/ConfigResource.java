package gateway.web.management;

import gateway.web.config.Fault;
import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;

/** The configuration in force, and what is wrong with it. */
@RequestScoped
@Path("/config")
@Produces(MediaType.APPLICATION_JSON)
public class ConfigResource {
    @Inject
    private RunningGateway running;

    /** For the server. */
    public ConfigResource() {}

    /**
     * The configuration.
     *
     * @param rateLimits tiers and global limit
     * @param ipRules the address rules
     * @param activeKeys how many configured API keys there are that have not been revoked
     * @param faults what is wrong; if there is anything, API requests are answered with 503
     * @param reloadFaults what is wrong with the configuration file as it is now, and why it is not in force
     */
    public record Config(
            RateLimitsView rateLimits,
            AddressRulesView ipRules,
            long activeKeys,
            List<String> faults,
            List<String> reloadFaults) {}

    /** {@return the configuration in force} */
    @GET
    public Config config() {
        var config = running.config();
        return new Config(
                RateLimitsView.of(config),
                AddressRulesView.of(config.addresses().rules()),
                config.keys().configured().list().stream()
                        .filter(key -> key.key().active())
                        .count(),
                texts(running.faults()),
                texts(running.reloadFaults()));
    }

    private static List<String> texts(List<Fault> faults) {
        return faults.stream().map(Fault::toString).toList();
    }
}
