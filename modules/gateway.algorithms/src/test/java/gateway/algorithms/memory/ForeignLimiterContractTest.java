package gateway.algorithms.memory;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.limit.Algorithm;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Limiter;
import gateway.api.limit.Ticker;
import gateway.testkit.limit.LimitStoreContract;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

@DisplayName("The memory store with limiters that are not ours")
class ForeignLimiterContractTest implements LimitStoreContract {

    @Override
    public LimitStore open(Ticker ticker) {
        return Stores.open(ticker);
    }

    @Override
    public Algorithm algorithm(String id) {
        return new Foreign(LimitStoreContract.super.algorithm(id));
    }

    private record Foreign(Algorithm algorithm) implements Algorithm {
        @Override
        public String id() {
            return algorithm.id();
        }

        @Override
        public List<Parameter> parameters() {
            return algorithm.parameters();
        }

        @Override
        public Limiter limiter(Parameters values) {
            return new ForeignLimiter(algorithm.limiter(values));
        }
    }
}
