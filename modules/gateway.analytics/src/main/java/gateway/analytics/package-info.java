/** Records of requests and figures drawn from them. */
package gateway.analytics;
