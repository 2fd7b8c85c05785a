package gateway.testkit.limit;

import gateway.api.limit.Algorithm;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Ticker;
import java.time.Duration;
import java.util.ServiceLoader;

/** What the contracts of a store need from its implementer. */
public interface LimitStoreHarness {

    /**
     * {@return a new store that knows no key yet} The test closes it.
     *
     * @param ticker its time; a store that has a time of its own follows this one in tests
     */
    LimitStore open(Ticker ticker);

    /**
     * {@return one of the gateway's algorithms} By default those that the service loader finds, so
     * {@code gateway.algorithms} has to be among the dependencies of the tests.
     *
     * @param id one of {@code token-bucket}, {@code leaky-bucket}, {@code sliding-window-log},
     *     {@code sliding-window-counter}, {@code fixed-window}
     */
    default Algorithm algorithm(String id) {
        return ServiceLoader.load(Algorithm.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(algorithm -> algorithm.id().equals(id))
                .findAny()
                .orElseThrow(() -> new IllegalStateException("no provider of the algorithm " + id + " was found"));
    }

    /** {@return the shortest time the store knows of; its times are multiples of it, waits rounded up} */
    default Duration resolution() {
        return Duration.ofNanos(1);
    }
}
