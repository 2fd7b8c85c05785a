package gateway.benchmarks;

import gateway.api.config.Parameters;
import gateway.api.limit.Algorithm;
import gateway.api.limit.LimitStore;
import gateway.api.limit.LimitStoreProvider;
import gateway.api.limit.Policy;
import gateway.api.limit.Policy.Breadth;
import gateway.api.limit.Policy.OnFailure;
import gateway.api.limit.Ticker;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.ServiceLoader;
import java.util.function.Predicate;

/** Our limits as the gateway itself gets at them: providers that the service loader finds. */
final class Gateway {
    private Gateway() {}

    /** A store, by its id. */
    static LimitStore store(String id, Map<String, String> settings, Ticker ticker) {
        LimitStoreProvider store =
                find(LimitStoreProvider.class, each -> each.id().equals(id));
        return store.open(Parameters.of(store.settings(), settings), ticker);
    }

    /** A policy that is named after its algorithm. */
    static Policy policy(String algorithm, Map<String, String> parameters, Breadth breadth) {
        Algorithm found = find(Algorithm.class, each -> each.id().equals(algorithm));
        Parameters values = Parameters.of(found.parameters(), parameters);
        return new Policy(
                algorithm, algorithm, algorithm, values, found.limiter(values), breadth, false, OnFailure.CLOSED);
    }

    private static <T> T find(Class<T> service, Predicate<T> wanted) {
        return ServiceLoader.load(service).stream()
                .map(ServiceLoader.Provider::get)
                .filter(wanted)
                .findFirst()
                .orElseThrow(() -> new NoSuchElementException("no such " + service.getSimpleName()));
    }
}
