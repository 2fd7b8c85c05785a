/**
 * What an {@link gateway.api.limit.Algorithm}, its {@link gateway.api.limit.Limiter}s and a
 * {@link gateway.api.limit.LimitStore} have to keep ({@link gateway.testkit.limit.AlgorithmContract},
 * {@link gateway.testkit.limit.LimiterContract}, {@link gateway.testkit.limit.LimitStoreContract}), and the tools to
 * write further tests of them ({@link gateway.testkit.limit.Timeline}, {@link gateway.testkit.limit.MovableTicker},
 * {@link gateway.testkit.limit.RandomTimelines}, {@link gateway.testkit.limit.Reference}).
 */
package gateway.testkit.limit;
