package gateway.security.crash;

import gateway.api.address.AddressRuleStore;
import gateway.api.administration.AuditStore;
import gateway.api.client.ApiKeyStore;
import gateway.api.client.DeviceStore;
import gateway.api.config.Parameters;
import gateway.api.store.StoreContext;
import gateway.security.store.FileAddressRuleStoreProvider;
import gateway.security.store.FileApiKeyStoreProvider;
import gateway.security.store.FileAuditStoreProvider;
import gateway.security.store.FileDeviceStoreProvider;
import gateway.testkit.limit.MovableTicker;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** The stores of a gateway whose changes are acknowledged to somebody. */
record Stores(ApiKeyStore keys, DeviceStore devices, AddressRuleStore rules, AuditStore audit) {
    static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");

    static Stores open(Path folder) {
        StoreContext context =
                new StoreContext(folder, Parameters.of(List.of(), Map.of()), () -> NOW, MovableTicker.startingAt(NOW));
        return new Stores(
                new FileApiKeyStoreProvider().open(context),
                new FileDeviceStoreProvider().open(context),
                new FileAddressRuleStoreProvider().open(context),
                new FileAuditStoreProvider().open(context));
    }
}
