package gateway.web.login;

import gateway.api.client.SecretDigest;
import gateway.web.admission.Entitlement;
import gateway.web.admission.Rules;
import java.util.Objects;

/** A session: it has to be going on, and its account to be what it was. Asking for it uses it. */
record SessionEntitlement(Logins logins, SecretDigest secret) implements Entitlement {
    SessionEntitlement {
        Objects.requireNonNull(logins, "logins");
        Objects.requireNonNull(secret, "secret");
    }

    @Override
    public boolean holds(Rules rules) {
        return logins.isLive(secret);
    }
}
