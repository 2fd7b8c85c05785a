package gateway.testkit.analytics;

/**
 * What every {@link gateway.api.analytics.AnalyticsStore} has to keep, ours and third parties': which requests it holds and
 * finds, that its figures are those of a recount, what is counted over time, and that nothing is lost or doubled when many
 * record at once.
 *
 * <p>Implement it in a test class and supply {@link #open}. Every test opens a store of its own and closes it.
 */
public interface AnalyticsStoreContract
        extends AnalyticsStoreFindContract,
                AnalyticsStoreFigureContract,
                AnalyticsStoreTimeContract,
                AnalyticsStoreReferenceContract,
                AnalyticsStoreConcurrencyContract {}
