/**
 * Runs the tests of {@code gateway-client.js}, which stand in {@code src/test/js}, in Node.js, each as a test of its own.
 * Without Node.js they are skipped, and say so; where tests have to be complete, skipped ones are failures.
 */
package gateway.web.script;
