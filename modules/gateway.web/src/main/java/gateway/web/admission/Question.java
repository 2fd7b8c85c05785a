package gateway.web.admission;

import gateway.api.client.Client;
import gateway.api.client.IpAddress;
import java.time.Instant;
import java.util.Objects;

/**
 * A request that somebody wants explained.
 *
 * @param method its method
 * @param target its path, and its query after {@code ?} if it has one, as they would be sent
 * @param client who would send it
 * @param valid whether the client's credential, if it has one, is neither revoked nor expired
 * @param address from where
 */
public record Question(String method, String target, Client client, boolean valid, IpAddress address) {
    /** Stands for the id of a request that nobody sends. */
    static final String NO_ID = "00000000-0000-0000-0000-000000000000";

    /** Requires every value. */
    public Question {
        Objects.requireNonNull(method, "method");
        Objects.requireNonNull(target, "target");
        Objects.requireNonNull(client, "client");
        Objects.requireNonNull(address, "address");
    }

    /** The request as the stages would see it, after the client was found. */
    Exchange exchange(Rules rules) {
        int mark = target.indexOf('?');
        String path = mark < 0 ? target : target.substring(0, mark);
        String query = mark < 0 ? "" : target.substring(mark + 1);
        return new Exchange(
                new ImaginaryRequest(method, path, query, address.text()),
                rules,
                new Arrival(NO_ID, address, Instant.EPOCH, 0));
    }
}
