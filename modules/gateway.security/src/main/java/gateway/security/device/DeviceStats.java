package gateway.security.device;

/**
 * How many devices there are.
 *
 * @param total all that are remembered; revoked ones that have not expired yet are counted here alone
 * @param active those whose codes are accepted
 * @param expired those that have expired and are not forgotten yet
 */
public record DeviceStats(long total, long active, long expired) {}
