package gateway.web.blackbox.plugged;

import gateway.api.limit.KeyResolver;
import gateway.api.limit.LimitedRequest;
import java.util.Optional;

/** The tenant of a request, which its callers name. */
public final class TenantResolver implements KeyResolver {
    @Override
    public String id() {
        return "tenant";
    }

    @Override
    public Optional<String> resolve(LimitedRequest request) {
        return request.headers("X-Tenant").stream().findFirst();
    }
}
