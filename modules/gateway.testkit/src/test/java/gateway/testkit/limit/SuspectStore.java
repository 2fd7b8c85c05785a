package gateway.testkit.limit;

import gateway.api.limit.Algorithm;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Ticker;
import java.util.function.Function;

/** A store under the contract, with the simple algorithms. */
abstract class SuspectStore implements LimitStoreContract {
    private final Function<Ticker, LimitStore> store;

    SuspectStore(Function<Ticker, LimitStore> store) {
        this.store = store;
    }

    @Override
    public final LimitStore open(Ticker ticker) {
        return store.apply(ticker);
    }

    @Override
    public final Algorithm algorithm(String id) {
        return new SimpleAlgorithm(id);
    }
}
