/** Groups of servers that answer for a route: which of them gets a request, and which are left alone for a while. */
package gateway.proxy.upstream;
