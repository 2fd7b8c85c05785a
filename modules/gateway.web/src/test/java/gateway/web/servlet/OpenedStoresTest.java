package gateway.web.servlet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.api.address.AddressRuleChanges;
import gateway.api.administration.AuditEntry;
import gateway.api.administration.AuditStore;
import gateway.api.analytics.RequestQuery;
import gateway.api.client.ApiKeyStore;
import gateway.api.client.DeviceStore;
import gateway.api.client.SecretDigest;
import gateway.api.config.Parameters;
import gateway.api.limit.StoreUnavailableException;
import gateway.api.limit.Ticker;
import gateway.api.store.Store;
import gateway.api.store.StoreContext;
import gateway.api.store.StoreProvider;
import gateway.web.config.Fault;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which stores are used, and what becomes of those that cannot be. */
class OpenedStoresTest {
    private final List<Fault> faults = new ArrayList<>();
    private final List<String> closed = new ArrayList<>();
    private final List<StoreProvider<?>> real = PlugIns.stateStores(faults::add);

    @TempDir
    private Path folder;

    @Test
    void everyKindIsOpened() {
        try (OpenedStores opened = open("memory", real)) {
            assertThat(opened.stores().apiKeys().list()).isEmpty();
            assertThat(opened.stores().audit().latest(10, 0)).isEmpty();
            assertThat(opened.analytics().find(RequestQuery.newest(10, 0)).entries())
                    .isEmpty();
            assertThat(faults).isEmpty();
        }
    }

    @Test
    void theChosenIdGoesBeforeMemoryForTheKindsThatHaveIt() {
        AuditStore other = audit("other");
        try (OpenedStores opened = open("other", plus(new SampleProvider<>("other", AuditStore.class, () -> other)))) {
            assertThat(opened.stores().audit()).isSameAs(other);
            assertThat(opened.stores().devices().list()).isEmpty();
            assertThat(faults).isEmpty();
        }
    }

    @Test
    void aKindThatNobodyOpensIsAFaultAndDoesNotAnswer() {
        try (OpenedStores opened = open("memory", List.of())) {
            assertThat(faults)
                    .hasSize(9)
                    .allSatisfy(fault -> assertThat(fault.property()).isEqualTo("gateway.store"));
            assertThatThrownBy(() -> opened.stores().devices().list()).isInstanceOf(StoreUnavailableException.class);
        }
    }

    @Test
    void aStoreThatCannotBeOpenedIsAFaultThatNamesTheFileAndDoesNotAnswer() {
        StoreProvider<ApiKeyStore> broken = new SampleProvider<>("other", ApiKeyStore.class, () -> {
            throw new StoreUnavailableException("keys.json is damaged");
        });
        try (OpenedStores opened = open("other", plus(broken))) {
            assertThat(faults).singleElement().satisfies(fault -> {
                assertThat(fault.property()).isEqualTo("gateway.data-dir");
                assertThat(fault.problem()).contains(folder.toString(), "ApiKeyStore", "keys.json is damaged");
            });
            assertThatThrownBy(() -> opened.stores().apiKeys().find(SecretDigest.of("any")))
                    .isInstanceOf(StoreUnavailableException.class)
                    .hasMessageContaining("keys.json is damaged");
        }
    }

    @Test
    void withoutAnyStoreManagementIsStillReachedByAddressesThatConfigurationLetsIn() {
        try (OpenedStores opened = open("memory", List.of())) {
            assertThat(opened.stores().addressRules().current()).isEqualTo(AddressRuleChanges.NONE);
            assertThat(opened.stores().lastUses().of("any")).isEmpty();
        }
    }

    @Test
    void twoProvidersOfOneKindAndIdAreAFaultThatNamesBoth() {
        StoreProvider<AuditStore> twin = new SampleProvider<>("memory", AuditStore.class, () -> audit("twin"));
        open("memory", plus(twin)).close();
        assertThat(faults).singleElement().satisfies(fault -> {
            assertThat(fault.source()).isEqualTo(SampleProvider.class.getName());
            assertThat(fault.problem()).contains("AuditStore memory", "gateway.security.store.");
        });
    }

    @Test
    void aProviderThatFailsWhenItIsAskedWhatItIsIsAFault() {
        StoreProvider<DeviceStore> broken = new StoreProvider<>() {
            @Override
            public String id() {
                throw new NoSuchMethodError("id");
            }

            @Override
            public Class<DeviceStore> type() {
                return DeviceStore.class;
            }

            @Override
            public DeviceStore open(StoreContext context) {
                throw new AssertionError("nobody knows it");
            }
        };
        open("memory", plus(broken)).close();
        assertThat(faults).singleElement().extracting(Fault::problem).asString().contains("NoSuchMethodError");
    }

    @Test
    void thoseOpenedLastAreClosedFirstWhateverBecomesOfTheOthers() {
        List<StoreProvider<?>> providers = List.of(
                new SampleProvider<>("memory", ApiKeyStore.class, () -> named(ApiKeyStore.class, "keys")),
                new SampleProvider<>("memory", AuditStore.class, () -> audit("audit")),
                new SampleProvider<>("memory", DeviceStore.class, () -> named(DeviceStore.class, "broken")));
        open("memory", providers).close();
        assertThat(closed).containsExactly("audit", "broken", "keys");
    }

    private OpenedStores open(String id, List<StoreProvider<?>> providers) {
        InstantSource clock = InstantSource.system();
        StoreContext context =
                new StoreContext(folder, Parameters.of(List.of(), Map.of()), clock, Ticker.startingAt(clock));
        return new OpenedStores(new StoreProviders(providers), id, context, faults::add);
    }

    private List<StoreProvider<?>> plus(StoreProvider<?> one) {
        List<StoreProvider<?>> all = new ArrayList<>(real);
        all.add(one);
        return all;
    }

    private AuditStore audit(String name) {
        return new AuditStore() {
            @Override
            public void append(AuditEntry entry) {}

            @Override
            public List<AuditEntry> latest(int limit, long offset) {
                return List.of();
            }

            @Override
            public void close() {
                closed.add(name);
            }
        };
    }

    private <S extends Store> S named(Class<S> kind, String name) {
        return kind.cast(
                Proxy.newProxyInstance(kind.getClassLoader(), new Class<?>[] {kind}, (proxy, method, arguments) -> {
                    closed.add(name);
                    if (name.equals("broken")) {
                        throw new IllegalStateException(name);
                    }
                    return null;
                }));
    }
}
