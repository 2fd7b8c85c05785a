package gateway.testkit.limit;

import gateway.api.limit.Algorithm;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Ticker;

/** A store that is right passes the contract: it asks for nothing impossible. */
final class SimpleStoreTest implements LimitStoreContract {

    @Override
    public LimitStore open(Ticker ticker) {
        return new SimpleStore(ticker);
    }

    @Override
    public Algorithm algorithm(String id) {
        return new SimpleAlgorithm(id);
    }
}
