/** Programs of the machine that some tests need, and what becomes of these tests where one is missing. */
package gateway.web.program;
