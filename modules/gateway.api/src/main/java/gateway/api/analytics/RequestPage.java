package gateway.api.analytics;

import java.util.List;

/**
 * A part of the requests that were asked for.
 *
 * @param entries the requests of this page, in the order that was asked for
 * @param total how many there are on all pages together
 */
public record RequestPage(List<RequestEntry> entries, long total) {

    /** Copies the requests. */
    public RequestPage {
        entries = List.copyOf(entries);
    }
}
