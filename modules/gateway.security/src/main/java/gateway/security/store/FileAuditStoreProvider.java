package gateway.security.store;

import gateway.api.administration.AuditStore;
import gateway.api.store.StoreContext;
import gateway.api.store.StoreProvider;

/** Keeps what administrators did in {@code audit.jsonl}. */
public final class FileAuditStoreProvider implements StoreProvider<AuditStore> {
    /** For the service loader. */
    public FileAuditStoreProvider() {}

    @Override
    public String id() {
        return "memory";
    }

    @Override
    public Class<AuditStore> type() {
        return AuditStore.class;
    }

    @Override
    public AuditStore open(StoreContext context) {
        return new FileAuditStore(context.dataDir().resolve("audit.jsonl"));
    }
}
