/**
 * JMH benchmarks of the gateway's limits beside those of other libraries, and what a key costs in memory.
 *
 * <p>Every {@link gateway.benchmarks.Contender} answers the same question for the same keys, chosen in the same order
 * on the same number of threads; only one of them is loaded into each measured JVM.
 */
package gateway.benchmarks;
