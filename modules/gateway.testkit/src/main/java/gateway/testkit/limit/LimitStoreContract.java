package gateway.testkit.limit;

import gateway.api.limit.LimitStore;
import gateway.api.limit.Ticker;

/** What every {@link LimitStore} has to keep, ours and third parties'. */
public interface LimitStoreContract {

    /**
     * {@return a new, empty store}
     *
     * @param ticker its time
     */
    LimitStore open(Ticker ticker);
}
