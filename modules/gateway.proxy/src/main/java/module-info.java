/**
 * The upstream side of the reverse proxy: which server gets a request, over which connection, and what of a message is
 * passed on. It knows nothing of servlets.
 */
@SuppressWarnings("requires-automatic") // HttpCore has no descriptor of its own, only a name
module gateway.proxy {
    requires transitive gateway.api;
    requires org.apache.httpcomponents.core5.httpcore5;

    exports gateway.proxy.message;
    exports gateway.proxy.transfer;
    exports gateway.proxy.upstream;
}
