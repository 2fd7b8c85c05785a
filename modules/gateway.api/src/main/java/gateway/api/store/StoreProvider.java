package gateway.api.store;

/**
 * Service interface: a way to keep the state of one kind. Those with the id that {@code gateway.store} names are used;
 * for a kind that has none with that id, the one called {@code memory} is.
 *
 * <p>The kinds are {@link gateway.api.client.ApiKeyStore}, {@link gateway.api.client.DeviceStore},
 * {@link LastUseStore}, {@link SecretStore}, {@link gateway.api.address.AddressRuleStore}, {@link gateway.api.lockout.LockoutStore},
 * {@link gateway.api.administration.AdministratorStore}, {@link gateway.api.administration.AuditStore} and
 * {@link gateway.api.analytics.AnalyticsStore}.
 *
 * <p><b>Registration.</b> A public class with a public no-argument constructor, named in {@code provides
 * gateway.api.store.StoreProvider with …} and in {@code META-INF/services/gateway.api.store.StoreProvider}.
 * Thread-safe; only {@link #open} may block.
 *
 * @param <S> the kind of store
 */
public interface StoreProvider<S extends Store> {

    /** {@return the id, such as {@code memory}; one for each kind} */
    String id();

    /** {@return the kind of store that is opened} */
    Class<S> type();

    /**
     * {@return a new store}
     *
     * @param context where it may keep what, and by which clock
     * @throws gateway.api.limit.StoreUnavailableException if what was kept cannot be read; the message says where it is
     *     and what is wrong with it, and nothing of it is lost
     */
    S open(StoreContext context);
}
