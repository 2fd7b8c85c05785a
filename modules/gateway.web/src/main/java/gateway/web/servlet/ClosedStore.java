package gateway.web.servlet;

import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy;
import gateway.api.limit.StoreUnavailableException;
import gateway.api.limit.StoreUsage;
import java.util.List;

/** Stands in for a store that could not be opened, so that the gateway starts and can say so. */
record ClosedStore(String reason) implements LimitStore {

    @Override
    public LimitSet prepare(List<Policy> policies) {
        throw new StoreUnavailableException(reason);
    }

    @Override
    public StoreUsage usage() {
        return new StoreUsage(0, 0, 0, 0);
    }

    @Override
    public void close() {}
}
