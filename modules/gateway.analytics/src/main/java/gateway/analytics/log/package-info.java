/** The log of requests in files, one JSON object a line: {@link gateway.analytics.log.RequestLog}. */
package gateway.analytics.log;
