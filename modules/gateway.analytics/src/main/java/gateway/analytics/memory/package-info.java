/**
 * Analytics in the memory of this process.
 *
 * <p>Whoever records does as little as possible: it takes a number, puts the request into its place in the ring, and
 * counts it for the second under way. What is compared often (callers, paths) is made the same object beforehand,
 * through tables of a fixed size, so that whoever draws figures compares references and not texts.
 */
package gateway.analytics.memory;
