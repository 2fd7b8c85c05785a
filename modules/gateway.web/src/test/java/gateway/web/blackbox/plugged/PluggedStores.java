package gateway.web.blackbox.plugged;

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
import java.util.List;
import java.util.ServiceLoader;

/** A way to keep each kind of state: like those that come with the gateway, which do the work. */
public final class PluggedStores {
    public static final List<Class<?>> PROVIDERS = List.of(
            ApiKeys.class,
            Devices.class,
            LastUses.class,
            AddressRules.class,
            Lockouts.class,
            Administrators.class,
            Audit.class,
            Secrets.class,
            Analytics.class);

    private PluggedStores() {}

    private abstract static class Plugged<S extends Store> implements StoreProvider<S> {
        private final Class<S> type;

        Plugged(Class<S> type) {
            this.type = type;
        }

        @Override
        public final String id() {
            return "plugged";
        }

        @Override
        public final Class<S> type() {
            return type;
        }

        @Override
        public final S open(StoreContext context) {
            return Asked.by(type, type.cast(worker().open(context)));
        }

        private StoreProvider<?> worker() {
            for (StoreProvider<?> one :
                    ServiceLoader.load(StoreProvider.class, getClass().getClassLoader())) {
                if (one.type().equals(type) && one.id().equals("memory")) {
                    return one;
                }
            }
            throw new IllegalStateException("nobody else keeps a " + type.getSimpleName());
        }
    }

    public static final class ApiKeys extends Plugged<ApiKeyStore> {
        public ApiKeys() {
            super(ApiKeyStore.class);
        }
    }

    public static final class Devices extends Plugged<DeviceStore> {
        public Devices() {
            super(DeviceStore.class);
        }
    }

    public static final class LastUses extends Plugged<LastUseStore> {
        public LastUses() {
            super(LastUseStore.class);
        }
    }

    public static final class AddressRules extends Plugged<AddressRuleStore> {
        public AddressRules() {
            super(AddressRuleStore.class);
        }
    }

    public static final class Lockouts extends Plugged<LockoutStore> {
        public Lockouts() {
            super(LockoutStore.class);
        }
    }

    public static final class Administrators extends Plugged<AdministratorStore> {
        public Administrators() {
            super(AdministratorStore.class);
        }
    }

    public static final class Audit extends Plugged<AuditStore> {
        public Audit() {
            super(AuditStore.class);
        }
    }

    public static final class Secrets extends Plugged<SecretStore> {
        public Secrets() {
            super(SecretStore.class);
        }
    }

    public static final class Analytics extends Plugged<AnalyticsStore> {
        public Analytics() {
            super(AnalyticsStore.class);
        }
    }
}
