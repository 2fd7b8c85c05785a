package gateway.testkit.limit;

/**
 * What every {@link gateway.api.limit.Limiter} that counts has to keep, ours and third parties'. (A limiter that
 * permits everything has nothing to prove here.)
 *
 * <p>Implement it in a test class and supply {@link #samples()}; every test is run for each of them. All times are
 * those of today and later, in nanoseconds since the Unix epoch, up to the year 2100.
 */
public interface LimiterContract
        extends LimiterSpendingContract, LimiterWaitingContract, LimiterStateContract, LimiterReferenceContract {}
