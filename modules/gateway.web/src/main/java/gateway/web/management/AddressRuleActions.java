package gateway.web.management;

import gateway.api.address.AddressMode;
import gateway.security.address.AddressRuleAdministration;
import gateway.security.address.AddressRuleChange;
import gateway.security.address.AddressRules;
import gateway.security.address.EffectiveAddressRules;
import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is done with the address rules, by the management API and by the pages alike. What is not allowed throws {@link
 * gateway.web.jaxrs.RefusedException}, and what was changed is noted in the audit log.
 */
@RequestScoped
public class AddressRuleActions {
    @Inject
    private Administration administration;

    @Inject
    private RunningGateway running;

    /** For CDI. */
    public AddressRuleActions() {}

    /** {@return the rules in force} */
    public AddressRules current() {
        return rules().current();
    }

    /** {@return what of them stands in configuration, and stays whatever is changed here} */
    public AddressRules configured() {
        return running.config().addresses().rules();
    }

    /**
     * {@return the rules in force after they were changed} Lists are replaced as a whole, but configured entries stay.
     *
     * @param mode which list decides
     * @param allowlist the addresses and blocks on the allowlist
     * @param blocklist those on the blocklist
     */
    public AddressRulesView change(AddressMode mode, List<String> allowlist, List<String> blocklist) {
        AddressRuleChange change = new AddressRuleAdministration(rules()).change(mode, allowlist, blocklist);
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

    /**
     * {@return the mode that a text names; empty if it names none}
     *
     * @param text {@code blocklist} or {@code allowlist}
     */
    public static Optional<AddressMode> mode(String text) {
        return Stream.of(AddressMode.values())
                .filter(mode -> AddressRulesView.text(mode).equals(text))
                .findFirst();
    }
}
