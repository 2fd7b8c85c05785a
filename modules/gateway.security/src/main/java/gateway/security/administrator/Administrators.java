package gateway.security.administrator;

import static java.util.stream.Collectors.toMap;

import gateway.api.administration.Administrator;
import gateway.api.administration.AdministratorStore;
import gateway.api.client.IpAddress;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The accounts that may log in under one configuration: the configured ones, and those of the store for as long as no
 * configured one may administer. So a generated first password, which once stood in a log, is worth nothing any more when
 * somebody has been appointed.
 *
 * <p>Whether a password is wrong or the account does not exist shows neither in the answer nor in how long it takes.
 * Thread-safe.
 */
public final class Administrators {
    /** The role that may do everything. */
    static final String ADMINISTERS = "gateway-admin";

    private final Map<String, Account> configured;
    private final AdministratorStore store;
    private final PasswordVerifier verifier;

    private record Account(Administrator administrator, PasswordHash hash) {
        static Account of(Administrator administrator) {
            return new Account(administrator, PasswordHash.parse(administrator.passwordHash()));
        }

        boolean administers() {
            return administrator.roles().contains(ADMINISTERS);
        }
    }

    /**
     * Knows some accounts.
     *
     * @param configured the configured accounts by their names
     * @param store the others
     * @param verifier what verifies their passwords
     * @throws IllegalArgumentException if the password hash of a configured account is none
     */
    public Administrators(Map<String, Administrator> configured, AdministratorStore store, PasswordVerifier verifier) {
        this.configured = byName(configured.values());
        this.store = Objects.requireNonNull(store, "store");
        this.verifier = Objects.requireNonNull(verifier, "verifier");
    }

    /**
     * {@return whether somebody may log in} May take some seconds, in which the thread waits for its turn. If it is
     * interrupted meanwhile, it stays so, and the answer is {@link LoginVerdict.Busy}.
     *
     * @param name the name of the account
     * @param password the password, which is not kept
     * @param from the address of who wants to log in, or the block of addresses that counts as one: of those that wait at
     *     once, only a few come from there
     * @throws gateway.api.limit.StoreUnavailableException if the store has to be asked and does not answer
     */
    public LoginVerdict login(String name, String password, IpAddress from) {
        Map<String, Account> accounts = accounts();
        Optional<Account> account = Optional.ofNullable(accounts.get(name));
        PasswordHash hash = account.map(Account::hash).orElseGet(() -> verifier.decoy(name, hashes(accounts)));
        return switch (verifier.verify(hash, password, from)) {
            case BUSY -> new LoginVerdict.Busy();
            case WRONG -> new LoginVerdict.Refused();
            case RIGHT -> verdict(account);
        };
    }

    /**
     * {@return the account with this name as it is now, so that whoever logged in with it can be asked to do so again when
     * it has changed; empty if there is none}
     *
     * @param name the name
     * @throws gateway.api.limit.StoreUnavailableException if the store has to be asked and does not answer
     */
    public Optional<Administrator> find(String name) {
        return Optional.ofNullable(accounts().get(name)).map(Account::administrator);
    }

    private static LoginVerdict verdict(Optional<Account> account) {
        return account.<LoginVerdict>map(known -> new LoginVerdict.Accepted(known.administrator()))
                .orElseGet(LoginVerdict.Refused::new);
    }

    private Map<String, Account> accounts() {
        if (configured.values().stream().anyMatch(Account::administers)) {
            return configured;
        }
        Map<String, Account> accounts = new HashMap<>(byName(store.list()));
        accounts.putAll(configured);
        return accounts;
    }

    /** In an order that does not change from one login to the next. */
    private static List<PasswordHash> hashes(Map<String, Account> accounts) {
        return accounts.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(entry -> entry.getValue().hash())
                .toList();
    }

    private static Map<String, Account> byName(Collection<Administrator> administrators) {
        return administrators.stream().collect(toMap(Administrator::name, Account::of, (first, second) -> first));
    }
}
