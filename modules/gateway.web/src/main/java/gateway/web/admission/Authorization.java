package gateway.web.admission;

import gateway.api.client.Client;
import gateway.security.apikey.PresentedKey;
import java.util.Objects;
import java.util.Set;

/** Whether a management request may do what it asks for. */
public sealed interface Authorization {

    /**
     * {@return whether the client of a request has a role} If not, the refusal becomes the reply of the exchange. Fails
     * closed: a client that is not known, for whatever reason, has no role, and neither has one whose key stands in the
     * query, where others could have put it.
     *
     * @param exchange the request, after stage three
     * @param needed the role; {@link Role#ADMIN} includes {@link Role#VIEWER}
     */
    static Authorization of(Exchange exchange, Role needed) {
        Client client = exchange.client();
        if (!client.authenticated() || (client instanceof Client.KeyHolder && !isKeyInHeader(exchange))) {
            return denied(exchange, RefusalKind.API_KEY_REQUIRED, wanted(exchange));
        }
        return isGranted(client, needed)
                ? new Granted()
                : denied(exchange, RefusalKind.FORBIDDEN, "The caller lacks the role " + needed.text() + ".");
    }

    /**
     * {@return whether a client has a role}
     *
     * @param client the client
     * @param needed the role; {@link Role#ADMIN} includes {@link Role#VIEWER}
     */
    static boolean isGranted(Client client, Role needed) {
        Set<String> roles = roles(client);
        return roles.contains(Role.ADMIN.text()) || roles.contains(needed.text());
    }

    private static String wanted(Exchange exchange) {
        return exchange.management()
                ? "Log in, or send HTTP Basic credentials or an API key in the header X-API-Key."
                : "Send an API key in the header X-API-Key.";
    }

    private static boolean isKeyInHeader(Exchange exchange) {
        return PresentedKey.read(exchange.request().headers(PresentedKey.HEADER), "", false)
                instanceof PresentedKey.Secret;
    }

    private static Set<String> roles(Client client) {
        if (client instanceof Client.KeyHolder holder) {
            return holder.key().roles();
        }
        return client instanceof Client.AdministratorUser user ? user.roles() : Set.of();
    }

    private static Denied denied(Exchange exchange, RefusalKind kind, String detail) {
        Refusal refusal = Refusal.of(kind, detail);
        exchange.refuse(refusal);
        return new Denied(refusal);
    }

    /** It may. */
    record Granted() implements Authorization {}

    /**
     * It may not.
     *
     * @param refusal what its caller is told: 401 without a valid credential, 403 with one that lacks the role
     */
    record Denied(Refusal refusal) implements Authorization {
        /** Requires the refusal. */
        public Denied {
            Objects.requireNonNull(refusal, "refusal");
        }
    }
}
