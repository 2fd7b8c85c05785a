/**
 * The store that keeps the states of limits in the memory of this process: flat segments under tiny locks for limits
 * with a key for each caller, lock-free cells for limits that all requests share.
 *
 * <p>The parts: a {@link gateway.algorithms.memory.MemoryLimitSet} has a lane for each policy; a lane lets a trial of
 * its limiter on a draft of the state decide, lets the lanes after it decide, and then keeps the draft or forgets it.
 * Tables hold the states; ledger, evictor and sweeper keep them within bounds.
 */
package gateway.algorithms.memory;
