package gateway.api.store;

/**
 * Keeps secrets that the gateway generates for itself, such as the one from which the secrets of devices are made. They
 * are made once and never changed.
 *
 * <p>Thread-safe; may block. Contract test: {@code gateway.testkit.store.SecretStoreContract}.
 */
public interface SecretStore extends Store {
    /** How many bytes at random a secret is. */
    int BYTES = 32;

    /**
     * {@return the secret with this name, as {@value #BYTES} bytes in lower-case hexadecimal digits} The first one that
     * asks for it has it made; of several, also on several nodes, all get the same one. It outlives a crash when this
     * returns.
     *
     * @param name what it is for, {@code [a-z-]{1,32}}
     * @throws gateway.api.limit.StoreUnavailableException if it can neither be read nor made, or something else is in its
     *     place, which stays there
     */
    String secret(String name);
}
