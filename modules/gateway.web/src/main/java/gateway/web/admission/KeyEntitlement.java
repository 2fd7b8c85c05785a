package gateway.web.admission;

import gateway.api.client.Client;
import gateway.security.apikey.ApiKeyVerdict;
import gateway.security.apikey.PresentedKey;
import java.util.Objects;

/** An API key: it has to be valid, and to have the role. */
record KeyEntitlement(PresentedKey.Secret secret) implements Entitlement {
    KeyEntitlement {
        Objects.requireNonNull(secret, "secret");
    }

    @Override
    public boolean holds(Rules rules) {
        return rules.authenticate(secret) instanceof ApiKeyVerdict.Authenticated valid
                && Authorization.isGranted(new Client.KeyHolder(valid.key()), Role.VIEWER);
    }
}
