package gateway.security.administrator;

import gateway.api.administration.Administrator;
import gateway.api.administration.AdministratorStore;
import java.io.PrintStream;
import java.security.SecureRandom;
import java.util.Map;
import java.util.Set;

/**
 * The account that is generated at the first start when none is configured, so that there is no default password. Its
 * password is printed once and kept nowhere; who has missed it configures an account, or removes the stored one.
 */
public final class FirstPassword {
    private static final String NAME = "admin";

    /** 32 characters, 5 bits each, without those that look alike. */
    private static final String ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";

    /** 130 bits. */
    private static final int LENGTH = 26;

    private FirstPassword() {}

    /**
     * Generates and prints a password, unless an account is configured or stored. Of several gateways that share a store
     * and start at once, the one whose account it became prints. Takes some tenths of a second then.
     *
     * @param configured the configured accounts by their names
     * @param store where the account is kept
     * @param random where the password comes from
     * @param console where it is printed, in one line
     * @throws gateway.api.limit.StoreUnavailableException if the account cannot be kept; then nothing is printed
     */
    public static void generateIfNeeded(
            Map<String, Administrator> configured, AdministratorStore store, SecureRandom random, PrintStream console) {
        if (!configured.isEmpty() || !store.list().isEmpty()) {
            return;
        }
        char[] password = password(random);
        String hash = PasswordHash.of(password, random).text();
        if (store.addFirst(new Administrator(NAME, hash, Set.of(Administrators.ADMINISTERS)))) {
            console.println("No administrator is configured, so the gateway made one. user: " + NAME + " password: "
                    + new String(password));
            console.flush();
        }
    }

    private static char[] password(SecureRandom random) {
        char[] password = new char[LENGTH];
        for (int i = 0; i < LENGTH; i++) {
            password[i] = ALPHABET.charAt(random.nextInt(ALPHABET.length()));
        }
        return password;
    }
}
