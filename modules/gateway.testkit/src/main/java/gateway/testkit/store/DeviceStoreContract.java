package gateway.testkit.store;

/**
 * What every {@link gateway.api.client.DeviceStore} has to keep, ours and third parties': that what was put is found,
 * also by whoever opens the store afterwards, that of two changes at once one is told, and that an address group has
 * only so many live devices.
 *
 * <p>Implement it in a test class and supply {@link #open}.
 */
public interface DeviceStoreContract
        extends DeviceStoreChangeContract, DeviceStoreQuotaContract, DeviceStoreConcurrencyContract {}
