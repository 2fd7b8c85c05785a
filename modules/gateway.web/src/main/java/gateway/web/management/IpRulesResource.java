package gateway.web.management;

import gateway.api.address.AddressMode;
import gateway.security.address.AddressRuleAdministration;
import gateway.security.address.AddressRuleChange;
import gateway.security.address.EffectiveAddressRules;
import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.io.InputStream;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The address rules: configured entries together with those that are added here. */
@RequestScoped
@Path("/ip-rules")
@Produces(MediaType.APPLICATION_JSON)
public class IpRulesResource {
    private static final Set<String> FIELDS = Set.of("mode", "allowlist", "blocklist");

    @Inject
    private Administration administration;

    @Inject
    private RunningGateway running;

    /** For the server. */
    public IpRulesResource() {}

    /** {@return the rules in force} */
    @GET
    public AddressRulesView get() {
        return AddressRulesView.of(rules().current());
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
        AddressRuleChange change = new AddressRuleAdministration(rules())
                .change(
                        input.parsed("mode", IpRulesResource::mode, "blocklist or allowlist")
                                .orElseGet(() -> rules().current().mode()),
                        input.texts("allowlist").orElse(now.allowlist()),
                        input.texts("blocklist").orElse(now.blocklist()));
        if (change instanceof AddressRuleChange.Done done) {
            AddressRulesView after = AddressRulesView.of(done.after());
            administration.noteChange(
                    "ip-rules.change",
                    "ip-rules",
                    AddressRulesView.of(done.before()).fields(),
                    after.fields());
            return after;
        }
        AddressRuleChange.Invalid invalid = (AddressRuleChange.Invalid) change;
        throw Refusals.bad(invalid.field(), invalid.field() + ": " + invalid.problem() + ".");
    }

    private EffectiveAddressRules rules() {
        return running.rules().addressRules();
    }

    private static Optional<AddressMode> mode(String text) {
        return Stream.of(AddressMode.values())
                .filter(mode -> AddressRulesView.text(mode).equals(text))
                .findFirst();
    }
}
