package gateway.web.config;

/**
 * Which dialects of rate headers are sent.
 *
 * @param xRateLimit {@code X-RateLimit-Limit}, {@code -Remaining} and {@code -Reset}
 * @param ietf {@code RateLimit-Policy} and {@code RateLimit} of draft-ietf-httpapi-ratelimit-headers-10
 */
public record RateHeaders(boolean xRateLimit, boolean ietf) {}
