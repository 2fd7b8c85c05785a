package gateway.security.store;

import gateway.api.config.Parameters;
import gateway.api.store.StoreContext;
import gateway.testkit.limit.MovableTicker;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** What stores are opened with in tests. */
final class Contexts {
    private Contexts() {}

    static StoreContext in(Path dataDir) {
        return new StoreContext(
                dataDir,
                Parameters.of(List.of(), Map.of()),
                () -> Instant.parse("2026-03-01T12:00:00Z"),
                MovableTicker.standing());
    }
}
