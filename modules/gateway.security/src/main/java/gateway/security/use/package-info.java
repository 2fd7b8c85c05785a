/** When keys and devices were last used: noted with each request, kept now and then. */
package gateway.security.use;
