/**
 * For programs that call an API which a gateway protects: a client around {@link java.net.http.HttpClient} that waits
 * and tries again as it is told, proves which device it is, and reads streams of events.
 *
 * <p>It needs nothing but the JDK.
 */
module gateway.client {
    requires transitive java.net.http;

    exports gateway.client;
}
