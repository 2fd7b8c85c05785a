package gateway.web.servlet;

import gateway.api.client.Client;
import gateway.web.admission.Entitlement;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;

/** Knows who has logged in to administer the gateway. Thread-safe. */
public interface Visitors {

    /**
     * {@return the administrator who sent a request; empty if nobody is logged in, or it cannot be said} Credentials that
     * the request itself carries do not count.
     *
     * @param request the request
     */
    Optional<Client.AdministratorUser> administrator(HttpServletRequest request);

    /**
     * {@return on what the administrator who sent a request is let in; empty if nobody is logged in} As long as it is
     * asked whether it holds, a session counts as being used.
     *
     * @param request the request
     */
    Optional<Entitlement> entitlement(HttpServletRequest request);
}
