/** JMH benchmarks of the gateway and of its peers. */
package gateway.benchmarks;
