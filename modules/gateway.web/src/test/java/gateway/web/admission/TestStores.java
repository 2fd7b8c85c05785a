package gateway.web.admission;

import gateway.api.address.AddressRuleStore;
import gateway.api.administration.AdministratorStore;
import gateway.api.administration.AuditStore;
import gateway.api.client.ApiKeyStore;
import gateway.api.client.DeviceStore;
import gateway.api.config.Parameters;
import gateway.api.lockout.LockoutStore;
import gateway.api.store.LastUseStore;
import gateway.api.store.SecretStore;
import gateway.api.store.Store;
import gateway.api.store.StoreContext;
import gateway.api.store.StoreProvider;
import gateway.security.use.LastUses;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.UUID;

/** The stores that the gateway really has, in a folder that is made when something is kept, but for some of a test's own. */
final class TestStores {
    private final Map<Class<?>, Store> own = new HashMap<>();

    <S extends Store> void replace(Class<S> kind, S store) {
        own.put(kind, store);
    }

    StateStores open(TestTime time) {
        Path folder = Path.of("target", "state", UUID.randomUUID().toString());
        StoreContext context = new StoreContext(folder, Parameters.of(List.of(), Map.of()), time, time);
        return new StateStores(
                open(ApiKeyStore.class, context),
                open(DeviceStore.class, context),
                new LastUses(open(LastUseStore.class, context)),
                open(AddressRuleStore.class, context),
                open(LockoutStore.class, context),
                open(AdministratorStore.class, context),
                open(AuditStore.class, context),
                open(SecretStore.class, context));
    }

    private <S extends Store> S open(Class<S> kind, StoreContext context) {
        return own.containsKey(kind)
                ? kind.cast(own.get(kind))
                : kind.cast(provider(kind).open(context));
    }

    private static StoreProvider<?> provider(Class<?> kind) {
        for (StoreProvider<?> provider : ServiceLoader.load(StoreProvider.class)) {
            if (provider.type().equals(kind)) {
                return provider;
            }
        }
        throw new AssertionError("nobody opens a " + kind.getName());
    }
}
