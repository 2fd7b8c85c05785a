package gateway.testkit.limit;

/** A store that is right passes the contract: it asks for nothing impossible. */
final class SimpleStoreTest extends SuspectStore {
    SimpleStoreTest() {
        super(SimpleStore::new);
    }
}
