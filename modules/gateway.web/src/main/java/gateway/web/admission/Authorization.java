package gateway.web.admission;

import gateway.api.client.ApiKey;
import gateway.api.client.Client;
import java.util.Objects;

/** Whether a management request may do what it asks for. */
public sealed interface Authorization {

    /**
     * {@return whether the client of a request has a role} If not, the refusal becomes the reply of the exchange. Fails
     * closed: a client that is not known, for whatever reason, has no role.
     *
     * @param exchange the request, after stage three
     * @param needed the role; {@link Role#ADMIN} includes {@link Role#VIEWER}
     */
    static Authorization of(Exchange exchange, Role needed) {
        if (!(exchange.client() instanceof Client.KeyHolder holder)) {
            return denied(exchange, RefusalKind.API_KEY_REQUIRED, "Send an API key in the header X-API-Key.");
        }
        return has(holder.key(), needed)
                ? new Granted()
                : denied(exchange, RefusalKind.FORBIDDEN, "The API key lacks the role " + needed.text() + ".");
    }

    private static Denied denied(Exchange exchange, RefusalKind kind, String detail) {
        Refusal refusal = Refusal.of(kind, detail);
        exchange.refuse(refusal);
        return new Denied(refusal);
    }

    private static boolean has(ApiKey key, Role needed) {
        return key.roles().contains(Role.ADMIN.text()) || key.roles().contains(needed.text());
    }

    /** It may. */
    record Granted() implements Authorization {}

    /**
     * It may not.
     *
     * @param refusal what its caller is told: 401 without a valid key, 403 with one that lacks the role
     */
    record Denied(Refusal refusal) implements Authorization {
        /** Requires the refusal. */
        public Denied {
            Objects.requireNonNull(refusal, "refusal");
        }
    }
}
