/** What is remembered of a request once it is over. */
package gateway.api.analytics;
