package gateway.web.servlet;

import gateway.api.store.Store;
import gateway.api.store.StoreContext;
import gateway.api.store.StoreProvider;
import java.util.function.Supplier;

/** A way to keep state that does as a test says. */
record SampleProvider<S extends Store>(String id, Class<S> type, Supplier<S> opening) implements StoreProvider<S> {
    @Override
    public S open(StoreContext context) {
        return opening.get();
    }
}
