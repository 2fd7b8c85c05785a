/** What is remembered of requests once they are over, and the figures that are drawn from them. */
package gateway.api.analytics;
