package gateway.testkit.store;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.administration.Administrator;
import gateway.api.administration.AdministratorStore;
import gateway.testkit.limit.Crowd;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * What every {@link AdministratorStore} has to keep, ours and third parties'.
 *
 * <p>Implement it in a test class and supply {@link #open}.
 */
public interface AdministratorStoreContract {

    /**
     * {@return the store, opened on what is kept at a place that is empty when a test begins} The test closes it before it
     * opens it once more.
     */
    AdministratorStore open();

    /** Nobody is there at first. */
    @Test
    default void knowsNobodyAtFirst() {
        try (AdministratorStore store = open()) {
            assertThat(store.list()).isEmpty();
        }
    }

    /** The first account is added, and read back with all it has. */
    @Test
    default void addsTheFirstAccount() {
        try (AdministratorStore store = open()) {
            assertThat(store.addFirst(account("admin"))).isTrue();
            assertThat(store.list()).containsExactly(account("admin"));
        }
    }

    /** A second account is not added, neither under another name nor under the same. */
    @Test
    default void refusesASecondAccount() {
        try (AdministratorStore store = open()) {
            store.addFirst(account("admin"));
            assertThat(store.addFirst(account("another"))).isFalse();
            assertThat(store.addFirst(new Administrator("admin", hash('B'), Set.of("gateway-viewer"))))
                    .isFalse();
            assertThat(store.list()).containsExactly(account("admin"));
        }
    }

    /** Of many that come first at the same time, one does. */
    @Test
    default void ofManyFirstAccountsOneIsAdded() {
        try (AdministratorStore store = open()) {
            List<Boolean> added = Crowd.of(16, member -> store.addFirst(account("admin-" + member)));
            assertThat(added).containsOnlyOnce(true);
            assertThat(store.list()).containsExactly(account("admin-" + added.indexOf(true)));
        }
    }

    /** An account is there when the store is opened once more, and still the first. */
    @Test
    default void anAccountSurvivesReopening() {
        try (AdministratorStore store = open()) {
            store.addFirst(account("admin"));
        }
        try (AdministratorStore reopened = open()) {
            assertThat(reopened.list()).containsExactly(account("admin"));
            assertThat(reopened.addFirst(account("another"))).isFalse();
        }
    }

    private static Administrator account(String name) {
        return new Administrator(name, hash('A'), Set.of("gateway-admin", "gateway-viewer"));
    }

    /** A hash whose salt and hash are 32 bytes of this digit in base 64. */
    private static String hash(char digit) {
        String bytes = String.valueOf(digit).repeat(42) + "A=";
        return "PBKDF2WithHmacSHA256:600000:" + bytes + ":" + bytes;
    }
}
