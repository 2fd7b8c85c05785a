/** Contracts of the extension points as JUnit interfaces. */
package gateway.testkit;
