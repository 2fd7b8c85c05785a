/** Rate limiting algorithms. */
package gateway.algorithms;
