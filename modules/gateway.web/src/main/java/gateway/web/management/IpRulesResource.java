package gateway.web.management;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.io.InputStream;
import java.util.Set;

/** The address rules: configured entries together with those that are added here. */
@RequestScoped
@Path("/ip-rules")
@Produces(MediaType.APPLICATION_JSON)
public class IpRulesResource {
    private static final Set<String> FIELDS = Set.of("mode", "allowlist", "blocklist");

    @Inject
    private AddressRuleActions actions;

    /** For the server. */
    public IpRulesResource() {}

    /** {@return the rules in force} */
    @GET
    public AddressRulesView get() {
        return AddressRulesView.of(actions.current());
    }

    /**
     * Puts other rules in force at once. Lists are replaced as a whole, but configured entries stay; what is not named
     * stays as it is.
     *
     * @param body mode and lists
     * @return the rules in force
     */
    @PUT
    public AddressRulesView put(InputStream body) {
        JsonInput input = JsonBody.read(body, FIELDS);
        AddressRulesView now = get();
        return actions.change(
                input.parsed("mode", AddressRuleActions::mode, "blocklist or allowlist")
                        .orElseGet(() -> actions.current().mode()),
                input.texts("allowlist").orElse(now.allowlist()),
                input.texts("blocklist").orElse(now.blocklist()));
    }
}
