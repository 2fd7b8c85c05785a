package gateway.security.use;

import static java.util.stream.Collectors.toUnmodifiableMap;

import gateway.api.limit.StoreUnavailableException;
import gateway.api.store.LastUseStore;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A store that remembers how it was used, and can be full. */
final class Uses implements LastUseStore {
    private final Map<String, Instant> kept = new HashMap<>();
    private final List<Map<String, Instant>> saves = new ArrayList<>();
    private boolean full;
    private boolean away;

    @Override
    public Map<String, Instant> load(Instant since) {
        if (away) {
            throw new StoreUnavailableException("nobody is there");
        }
        return kept.entrySet().stream()
                .filter(use -> !use.getValue().isBefore(since))
                .collect(toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    @Override
    public void save(Map<String, Instant> uses) {
        if (full) {
            throw new StoreUnavailableException("the disk is full");
        }
        uses.forEach((id, time) -> kept.merge(id, time, (one, other) -> one.isAfter(other) ? one : other));
        saves.add(Map.copyOf(uses));
    }

    /** It cannot be reached. */
    void away(boolean now) {
        away = now;
    }

    /** Another node has kept a use. */
    void keptElsewhere(String id, Instant time) {
        kept.put(id, time);
    }

    void full(boolean now) {
        full = now;
    }

    List<Map<String, Instant>> saves() {
        return saves;
    }
}
