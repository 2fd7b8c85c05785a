/**
 * What every store of analytics has to keep: {@link gateway.testkit.analytics.AnalyticsStoreContract}. Random traffic is
 * compared with a naive recount of everything that was recorded.
 */
package gateway.testkit.analytics;
