package gateway.web.servlet;

import gateway.api.address.AddressRuleStore;
import gateway.api.administration.AdministratorStore;
import gateway.api.administration.AuditStore;
import gateway.api.analytics.AnalyticsStore;
import gateway.api.client.ApiKeyStore;
import gateway.api.client.DeviceStore;
import gateway.api.lockout.LockoutStore;
import gateway.api.store.LastUseStore;
import gateway.api.store.SecretStore;
import gateway.api.store.Store;
import gateway.api.store.StoreContext;
import gateway.api.store.StoreProvider;
import gateway.security.use.LastUses;
import gateway.web.admission.StateStores;
import gateway.web.config.Fault;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Opens what is kept beyond requests. A kind that cannot be opened is a fault, and has a stand-in that does not answer;
 * the others are opened nevertheless.
 */
final class OpenedStores implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(OpenedStores.class.getName());
    private static final String MEMORY = "memory";

    private final StoreProviders providers;
    private final String id;
    private final StoreContext context;
    private final Consumer<Fault> faults;
    private final Deque<Store> opened = new ArrayDeque<>();
    private final StateStores stores;
    private final AnalyticsStore analytics;
    private final List<Store> all;

    /**
     * @param providers what was found
     * @param id the id of the providers that are asked first, before those called {@code memory}
     * @param context what they are given
     * @param faults takes what is wrong
     */
    OpenedStores(StoreProviders providers, String id, StoreContext context, Consumer<Fault> faults) {
        this.providers = providers;
        this.id = id;
        this.context = context;
        this.faults = faults;
        providers.faults().forEach(faults);
        stores = new StateStores(
                open(ApiKeyStore.class),
                open(DeviceStore.class),
                lastUses(open(LastUseStore.class)),
                open(AddressRuleStore.class),
                open(LockoutStore.class),
                open(AdministratorStore.class),
                open(AuditStore.class),
                open(SecretStore.class));
        analytics = open(AnalyticsStore.class);
        all = List.copyOf(opened);
    }

    StoreTrouble trouble() {
        return StoreTrouble.of(all);
    }

    StateStores stores() {
        return stores;
    }

    AnalyticsStore analytics() {
        return analytics;
    }

    private <S extends Store> S open(Class<S> kind) {
        Optional<StoreProvider<S>> provider = providers.find(kind, id).or(() -> providers.find(kind, MEMORY));
        if (provider.isEmpty()) {
            return missing(kind);
        }
        try {
            Store any = Objects.requireNonNull(provider.get().open(context), "what the provider opened");
            opened.push(any);
            S store = kind.cast(any); // a provider may say one thing and open another
            return store;
        } catch (RuntimeException | LinkageError e) {
            return unreadable(kind, e);
        }
    }

    private <S extends Store> S missing(Class<S> kind) {
        String problem = "is \"" + id + "\", but nobody opens a " + kind.getSimpleName()
                + " of that id or of the id memory; found are " + String.join(", ", providers.texts());
        faults.accept(new Fault("gateway.store", "", problem));
        return ClosedState.of(kind, "no " + kind.getSimpleName() + " was found");
    }

    private <S extends Store> S unreadable(Class<S> kind, Throwable cause) {
        LOG.log(System.Logger.Level.DEBUG, "A store cannot be opened", cause);
        String problem = "is \"" + context.dataDir() + "\", but its " + kind.getSimpleName() + " cannot be opened: "
                + cause.getMessage();
        faults.accept(new Fault("gateway.data-dir", "", problem));
        return ClosedState.of(kind, "the " + kind.getSimpleName() + " could not be opened: " + cause.getMessage());
    }

    private LastUses lastUses(LastUseStore store) {
        try {
            return new LastUses(store);
        } catch (RuntimeException | LinkageError e) {
            return new LastUses(unreadable(LastUseStore.class, e));
        }
    }

    /** Closes all, those last opened first, whatever becomes of the others. */
    @Override
    public void close() {
        while (!opened.isEmpty()) {
            try {
                opened.pop().close();
            } catch (RuntimeException | LinkageError e) {
                LOG.log(System.Logger.Level.WARNING, "A store cannot be closed", e);
            }
        }
    }
}
