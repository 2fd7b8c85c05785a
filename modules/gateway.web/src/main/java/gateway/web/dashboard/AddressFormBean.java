package gateway.web.dashboard;

import gateway.api.address.AddressMode;
import gateway.api.client.SecretDigest;
import gateway.security.address.AddressRules;
import gateway.web.management.AddressRuleActions;
import gateway.web.management.Administration;
import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The form that changes address rules. It shows what can be changed; configured entries are in force besides. */
@Named("addressForm")
@RequestScoped
public class AddressFormBean {
    private static final String PATH = "/dashboard/addresses";

    @Inject
    private AddressRuleActions actions;

    @Inject
    private Administration administration;

    @Inject
    private RequestParameters parameters;

    @Inject
    private Doing doing;

    private String mode = "";
    private String allowlist = "";
    private String blocklist = "";
    private boolean lockOut;
    private boolean lockingOut;
    private String revision = "";

    /** For CDI. */
    public AddressFormBean() {}

    @PostConstruct
    void fill() {
        AddressRules current = actions.current();
        AddressRules configured = actions.configured();
        mode = current.mode().name().toLowerCase(Locale.ROOT);
        allowlist = AddressLines.besides(current.allowlist(), configured.allowlist());
        blocklist = AddressLines.besides(current.blocklist(), configured.blocklist());
        revision = revision(current);
        lockingOut = parameters.text("asked").equals("lock-out");
    }

    /** {@return what tells the rules that are shown from others, so that nobody undoes what others did meanwhile} */
    public String getRevision() {
        return revision;
    }

    private static String revision(AddressRules current) {
        String text = current.mode() + "\n" + current.allowlist().texts() + "\n"
                + current.blocklist().texts();
        return SecretDigest.of(text).hex();
    }

    /** Puts the rules in force, unless others were put in force meanwhile, or they would refuse who asks for them. */
    public void save() {
        if (!parameters.text("revision").equals(revision(actions.current()))) {
            fill();
            lockingOut = false;
            lockOut = false;
            doing.say("The rules were changed meanwhile, and are shown as they are now. Look at them, and save again.");
            return;
        }
        AddressMode wanted = AddressRuleActions.mode(mode).orElseThrow();
        List<String> allowed = AddressLines.split(allowlist);
        List<String> blocked = AddressLines.split(blocklist);
        lockingOut = AddressLines.refuse(administration.address(), wanted, actions.configured(), allowed, blocked);
        if (lockingOut && !lockOut) {
            doing.say("These rules would refuse your own address, "
                    + administration.address().text() + ", also on these pages. Confirm below that you want that.");
            return;
        }
        doing.thenShow(() -> actions.change(wanted, allowed, blocked), PATH, Map.of(), Notice.RULES_SAVED);
    }

    /** {@return which list decides} */
    public String getMode() {
        return mode;
    }

    /**
     * Takes what was chosen.
     *
     * @param mode which list decides
     */
    public void setMode(String mode) {
        this.mode = mode;
    }

    /** {@return the entries of the allowlist, each on a line} */
    public String getAllowlist() {
        return allowlist;
    }

    /**
     * Takes what was filled in.
     *
     * @param allowlist the entries of the allowlist, each on a line
     */
    public void setAllowlist(String allowlist) {
        this.allowlist = allowlist;
    }

    /** {@return the entries of the blocklist, each on a line} */
    public String getBlocklist() {
        return blocklist;
    }

    /**
     * Takes what was filled in.
     *
     * @param blocklist the entries of the blocklist, each on a line
     */
    public void setBlocklist(String blocklist) {
        this.blocklist = blocklist;
    }

    /** {@return whether it has to be confirmed that the rules refuse who asks for them} */
    public boolean isLockingOut() {
        return lockingOut;
    }

    /** {@return whether that is confirmed} */
    public boolean isLockOut() {
        return lockOut;
    }

    /**
     * Takes what was chosen.
     *
     * @param lockOut whether it is confirmed that the rules refuse who asks for them
     */
    public void setLockOut(boolean lockOut) {
        this.lockOut = lockOut;
    }
}
