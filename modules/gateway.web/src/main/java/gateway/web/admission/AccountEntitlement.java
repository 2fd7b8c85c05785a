package gateway.web.admission;

import gateway.api.administration.Administrator;
import gateway.api.client.Client;
import java.util.Objects;

/** An account whose password was right: it has to be exactly what it was then, and to have the role. */
record AccountEntitlement(Administrator account) implements Entitlement {
    AccountEntitlement {
        Objects.requireNonNull(account, "account");
    }

    @Override
    public boolean holds(Rules rules) {
        return rules.administrators()
                        .find(account.name())
                        .filter(account::equals)
                        .isPresent()
                && Authorization.isGranted(new Client.AdministratorUser(account.name(), account.roles()), Role.VIEWER);
    }
}
