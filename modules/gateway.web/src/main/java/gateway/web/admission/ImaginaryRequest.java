package gateway.web.admission;

import gateway.api.client.Client;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A request that nobody sends, without headers and without body.
 *
 * @param method the method
 * @param path the path as it would be sent
 * @param query the query as it would be sent; empty for none
 * @param peer the address it would come from
 */
record ImaginaryRequest(String method, String path, String query, String peer) implements IncomingRequest {
    ImaginaryRequest {
        Objects.requireNonNull(method, "method");
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(query, "query");
        Objects.requireNonNull(peer, "peer");
    }

    @Override
    public List<String> headers(String name) {
        return List.of();
    }

    @Override
    public int localPort() {
        return 0;
    }

    @Override
    public Optional<Client.AdministratorUser> principal() {
        return Optional.empty();
    }

    @Override
    public Optional<String> user() {
        return Optional.empty();
    }

    @Override
    public InspectedBody body() {
        return InspectedBody.Unread.NOT_JSON;
    }
}
