package gateway.api.analytics;

/**
 * What was counted since the store was opened, whether the requests are still held or not.
 *
 * @param requests requests
 * @param rateLimitHits requests that a limit refused
 * @param bytes bytes of bodies that were sent
 */
public record LifetimeFigures(long requests, long rateLimitHits, long bytes) {}
