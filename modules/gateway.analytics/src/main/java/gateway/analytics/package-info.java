/** What happened: requests of late, figures, and the log of requests. */
package gateway.analytics;
