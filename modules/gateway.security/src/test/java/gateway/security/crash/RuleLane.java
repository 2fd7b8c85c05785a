package gateway.security.crash;

import gateway.api.address.AddressMode;
import gateway.api.address.AddressRuleChanges;
import gateway.api.address.AddressRuleStore;
import java.util.List;
import java.util.Optional;

/** Blocks one address after the other. */
record RuleLane(int life, AddressRuleStore rules) implements Lane {

    @Override
    public String name() {
        return "rules-" + life;
    }

    @Override
    public void step(int number) {
        if (!rules.replace(rules.current(), blocking(number))) {
            throw new AssertionError("step " + number + " of " + name() + " found something else than the one before");
        }
    }

    @Override
    public int stepsKept() {
        List<String> blocked = rules.current().blocklist();
        if (blocked.isEmpty() || !blocked.get(0).startsWith(prefix())) {
            return 0;
        }
        int number = Integer.parseInt(blocked.get(0).substring(prefix().length()), 16);
        if (!rules.current().equals(blocking(number))) {
            throw new AssertionError("step " + number + " of " + name() + " is not kept whole");
        }
        return number + 1;
    }

    private AddressRuleChanges blocking(int number) {
        return new AddressRuleChanges(
                Optional.of(AddressMode.BLOCKLIST),
                Optional.of(AddressMode.BLOCKLIST),
                List.of(),
                List.of(prefix() + Integer.toHexString(number)));
    }

    private String prefix() {
        return "2001:db8:" + Integer.toHexString(life) + "::";
    }
}
