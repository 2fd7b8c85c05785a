package gateway.web.login;

import gateway.api.client.Client;
import gateway.api.limit.Ticker;
import gateway.web.admission.Entitlement;
import gateway.web.admission.Rules;
import java.util.Objects;

/**
 * The word of the host application for somebody it has let in. It holds for a limited time, since the host can be asked
 * again by a new request only.
 */
record HostEntitlement(Client.AdministratorUser user, long untilNanos, Ticker ticker) implements Entitlement {
    HostEntitlement {
        Objects.requireNonNull(user, "user");
        Objects.requireNonNull(ticker, "ticker");
    }

    @Override
    public boolean holds(Rules rules) {
        return ticker.epochNanos() - untilNanos < 0;
    }
}
