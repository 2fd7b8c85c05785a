package gateway.testkit.store;

import gateway.api.client.DeviceStore;

/** What the contract of a device store needs from its implementer. */
@FunctionalInterface
public interface DeviceStoreHarness {

    /**
     * {@return a store over the place of this test, which holds nothing at first and what stores of this test that were
     * closed have put there} The test closes it, and has no other open at that time.
     */
    DeviceStore open();
}
