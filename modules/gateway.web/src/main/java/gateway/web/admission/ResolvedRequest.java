package gateway.web.admission;

import gateway.api.client.Client;
import gateway.api.client.IpAddress;
import gateway.api.limit.LimitedRequest;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A request as a plug-in sees it that finds out part of a key. */
record ResolvedRequest(Exchange exchange) implements LimitedRequest {
    ResolvedRequest {
        Objects.requireNonNull(exchange, "exchange");
    }

    @Override
    public String method() {
        return exchange.method();
    }

    @Override
    public String path() {
        return exchange.request().path();
    }

    @Override
    public String query() {
        return exchange.request().query();
    }

    @Override
    public List<String> headers(String name) {
        return exchange.request().headers(name);
    }

    @Override
    public Client client() {
        return exchange.client();
    }

    @Override
    public IpAddress address() {
        return exchange.address();
    }

    @Override
    public Optional<String> route() {
        return exchange.route();
    }
}
