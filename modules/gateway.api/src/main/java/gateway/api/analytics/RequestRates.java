package gateway.api.analytics;

import java.util.List;

/**
 * Requests over time, whether they are still held or not.
 *
 * @param lastMinute requests of the second under way and the 59 seconds before
 * @param perSecond requests of each of the last 300 complete seconds, oldest first
 * @param perMinute requests of each of 60 minutes, oldest first; the last one is the minute under way
 */
public record RequestRates(long lastMinute, List<Long> perSecond, List<Long> perMinute) {

    /** How many seconds are told apart. */
    public static final int SECONDS = 300;

    /** How many minutes are told apart. */
    public static final int MINUTES = 60;

    /** Copies the lists. */
    public RequestRates {
        perSecond = List.copyOf(perSecond);
        perMinute = List.copyOf(perMinute);
    }
}
