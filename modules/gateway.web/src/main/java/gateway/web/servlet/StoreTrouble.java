package gateway.web.servlet;

import gateway.api.store.Store;
import gateway.api.store.StoreHealth;
import java.util.Collection;
import java.util.List;

/**
 * What is wrong with stores at the moment. Immutable.
 *
 * @param problems each once, for operators
 * @param down whether requests should go to other nodes because of it
 */
public record StoreTrouble(List<String> problems, boolean down) {

    /** Copies the list. */
    public StoreTrouble {
        problems = List.copyOf(problems);
    }

    static StoreTrouble of(Collection<? extends Store> stores) {
        List<StoreHealth> healths = stores.stream().map(StoreTrouble::health).toList();
        return new StoreTrouble(
                healths.stream()
                        .filter(health -> !(health instanceof StoreHealth.Well))
                        .map(StoreTrouble::problem)
                        .distinct()
                        .toList(),
                healths.stream().anyMatch(StoreHealth.Down.class::isInstance));
    }

    /** A plug-in that throws in place of saying how it is has a problem. */
    private static StoreHealth health(Store store) {
        try {
            return store.health();
        } catch (RuntimeException | LinkageError e) {
            return new StoreHealth.Impaired(store.getClass().getName() + " does not say how it is: " + e);
        }
    }

    private static String problem(StoreHealth health) {
        if (health instanceof StoreHealth.Impaired impaired) {
            return impaired.problem();
        }
        return health instanceof StoreHealth.Down down ? down.problem() : "";
    }
}
