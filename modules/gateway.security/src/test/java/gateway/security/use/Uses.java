package gateway.security.use;

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

    @Override
    public Map<String, Instant> load() {
        return Map.copyOf(kept);
    }

    @Override
    public void save(Map<String, Instant> uses) {
        if (full) {
            throw new StoreUnavailableException("the disk is full");
        }
        kept.putAll(uses);
        saves.add(Map.copyOf(uses));
    }

    void full(boolean now) {
        full = now;
    }

    List<Map<String, Instant>> saves() {
        return saves;
    }
}
