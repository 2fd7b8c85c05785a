package gateway.api.analytics;

/**
 * Who called in the second under way and the 299 seconds before, that is in the last five minutes.
 *
 * @param addresses how many addresses
 * @param credentials how many pairs of an address and an API key or a device; administrators who have logged in have none
 */
public record ActiveCallers(long addresses, long credentials) {

    /** How many seconds a caller stays active. */
    public static final int SECONDS = 300;
}
