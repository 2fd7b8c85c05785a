/** A client that sends exactly the bytes it is told to send, which the JDK's own client refuses to do. */
package gateway.web.blackbox.http;
