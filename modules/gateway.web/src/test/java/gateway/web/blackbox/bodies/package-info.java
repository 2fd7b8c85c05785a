/** An application that says what it got of the bodies of requests; put into a server under test. */
package gateway.web.blackbox.bodies;
