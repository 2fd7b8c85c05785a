package gateway.web.management;

import gateway.api.client.StoredApiKey;
import gateway.api.limit.StoreUnavailableException;
import gateway.web.admission.Rules;
import gateway.web.config.Fault;
import gateway.web.config.GatewayConfig;
import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.List;

/** The configuration in force, and what is wrong with it. */
@RequestScoped
@Path("/config")
@Produces(MediaType.APPLICATION_JSON)
public class ConfigResource {
    @Inject
    private Administration administration;

    @Inject
    private RunningGateway running;

    /** For the server. */
    public ConfigResource() {}

    /**
     * The configuration.
     *
     * @param rateLimits tiers and global limit
     * @param ipRules the address rules
     * @param activeKeys how many API keys there are that are neither revoked nor expired
     * @param activeKeyUses pairs of an address and a credential that requests came with in the last five minutes
     * @param faults what is wrong; if there is anything, API requests are answered with 503
     * @param reloadFaults what is wrong with the configuration file as it is now, and why it is not in force
     */
    public record Config(
            RateLimitsView rateLimits,
            AddressRulesView ipRules,
            long activeKeys,
            long activeKeyUses,
            List<String> faults,
            List<String> reloadFaults) {}

    /** {@return the configuration in force} */
    @GET
    public Config config() {
        GatewayConfig config = running.config();
        Rules rules = running.rules();
        Instant now = administration.now();
        return new Config(
                RateLimitsView.of(config),
                AddressRulesView.of(rules.addressRules().current()),
                keys().stream().filter(stored -> stored.key().isValidAt(now)).count(),
                activeKeyUses(),
                texts(running.faults()),
                texts(running.reloadFaults()));
    }

    /** If the store does not answer, the configured ones: the answer has to say what is wrong with it. */
    private List<StoredApiKey> keys() {
        try {
            return running.rules().apiKeys().list();
        } catch (StoreUnavailableException e) {
            return running.config().keys().configured().list();
        }
    }

    /** None if they cannot be had, for the same reason. */
    private long activeKeyUses() {
        try {
            return running.analytics().snapshot().active().credentials();
        } catch (StoreUnavailableException e) {
            return 0;
        }
    }

    private static List<String> texts(List<Fault> faults) {
        return faults.stream().map(Fault::toString).toList();
    }
}
