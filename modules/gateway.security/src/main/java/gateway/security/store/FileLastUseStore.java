package gateway.security.store;

import static java.util.stream.Collectors.toUnmodifiableMap;

import gateway.api.store.LastUseStore;
import gateway.api.store.StoreHealth;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

/** Keeps in a file when keys and devices were last used; of more than it has room for, those used last. */
final class FileLastUseStore implements LastUseStore {
    private final DurableState<Map<String, Instant>> uses;
    private final int capacity;

    /**
     * Reads the file.
     *
     * @throws gateway.api.limit.StoreUnavailableException as {@link DurableState} does
     */
    FileLastUseStore(Path file, int capacity) {
        uses = new DurableState<>(file, new LastUseFormat(), Map.of());
        this.capacity = capacity;
    }

    @Override
    public StoreHealth health() {
        return uses.health();
    }

    @Override
    public Map<String, Instant> load(Instant since) {
        return uses.current().entrySet().stream()
                .filter(use -> !use.getValue().isBefore(since))
                .collect(toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    @Override
    public void save(Map<String, Instant> newer) {
        uses.change(kept -> new Changed<>(merged(kept, newer), true));
    }

    private Map<String, Instant> merged(Map<String, Instant> kept, Map<String, Instant> newer) {
        Map<String, Instant> merged = new HashMap<>(kept);
        newer.forEach((id, time) -> merged.merge(id, time, (one, other) -> one.isAfter(other) ? one : other));
        merged.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .limit(Math.max(0, merged.size() - capacity))
                .map(Map.Entry::getKey)
                .toList()
                .forEach(merged::remove);
        return merged.equals(kept) ? kept : Map.copyOf(merged);
    }
}
