/**
 * What an {@link gateway.api.limit.Algorithm}, its {@link gateway.api.limit.Limiter}s, a
 * {@link gateway.api.limit.LimitStore} and a {@link gateway.api.limit.KeyResolver} have to keep
 * ({@link gateway.testkit.limit.AlgorithmContract}, {@link gateway.testkit.limit.LimiterContract},
 * {@link gateway.testkit.limit.LimitStoreContract}, {@link gateway.testkit.limit.KeyResolverContract}), and the tools to
 * write further tests of them ({@link gateway.testkit.limit.Timeline}, {@link gateway.testkit.limit.MovableTicker},
 * {@link gateway.testkit.limit.RandomTimelines}, {@link gateway.testkit.limit.Reference},
 * {@link gateway.testkit.limit.SampleRequest}).
 */
package gateway.testkit.limit;
