package gateway.web.dashboard;

import gateway.api.address.AddressMode;
import gateway.security.address.AddressBlock;
import gateway.security.address.AddressRules;
import gateway.security.address.AddressSet;
import gateway.web.management.AddressRuleActions;
import gateway.web.management.Administration;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;

/** The page of address rules: the lists in force. */
@Named("addresses")
@RequestScoped
public class AddressesBean {
    @Inject
    private AddressRuleActions actions;

    @Inject
    private Administration administration;

    /** For CDI. */
    public AddressesBean() {}

    /**
     * One of the lists.
     *
     * @param name {@code allowlist} or {@code blocklist}
     * @param heading its name for people
     * @param inForce whether it decides
     * @param nothing what it means that it is empty
     * @param entries its entries
     */
    public record Shown(String name, String heading, boolean inForce, String nothing, List<Entry> entries) {
        /** Requires every value and copies the entries. */
        public Shown {
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(heading, "heading");
            Objects.requireNonNull(nothing, "nothing");
            entries = List.copyOf(entries);
        }
    }

    /**
     * An entry of a list.
     *
     * @param text the address or block
     * @param configured whether it stands in configuration, where alone it can be removed
     */
    public record Entry(String text, boolean configured) {
        /** Requires the text. */
        public Entry {
            Objects.requireNonNull(text, "text");
        }
    }

    /** {@return which list decides} */
    public String getMode() {
        return actions.current().mode().name().toLowerCase(Locale.ROOT);
    }

    /** {@return the address of whoever looks at the page} */
    public String getOwnAddress() {
        return administration.address().text();
    }

    /** {@return both lists, the one that decides first} */
    public List<Shown> getLists() {
        AddressRules current = actions.current();
        AddressRules configured = actions.configured();
        Shown allowlist = new Shown(
                "allowlist",
                "Allowlist",
                current.mode() == AddressMode.ALLOWLIST,
                "While it decides, an empty allowlist lets nobody in.",
                entries(current.allowlist(), configured.allowlist()));
        Shown blocklist = new Shown(
                "blocklist",
                "Blocklist",
                current.mode() == AddressMode.BLOCKLIST,
                "While it decides, an empty blocklist lets everybody in.",
                entries(current.blocklist(), configured.blocklist()));
        return allowlist.inForce() ? List.of(allowlist, blocklist) : List.of(blocklist, allowlist);
    }

    private static List<Entry> entries(AddressSet current, AddressSet configured) {
        Set<AddressBlock> fixed = Set.copyOf(configured.blocks());
        return current.blocks().stream()
                .map(block -> new Entry(block.text(), fixed.contains(block)))
                .toList();
    }
}
