package gateway.api.analytics;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * In which order requests are listed. Those that are equal in it come newest first.
 *
 * @param field what is compared
 * @param descending whether the greatest, latest or slowest comes first
 */
public record RequestOrder(Field field, boolean descending) {

    /** Newest first. */
    public static final RequestOrder NEWEST = new RequestOrder(Field.TIME, true);

    /** What requests can be ordered by. */
    public enum Field {
        /** When they were recorded. */
        TIME,
        /** The method, by its letters. */
        METHOD,
        /** The path, by its characters. */
        PATH,
        /** The status. */
        STATUS,
        /** The time they took. */
        RESPONSE_TIME,
        /** The id of the client, by its characters. */
        CLIENT
    }

    /** Requires the field. */
    public RequestOrder {
        Objects.requireNonNull(field, "field");
    }

    /**
     * {@return requests in this order, in a list of their own}
     *
     * @param newestFirst the requests, those recorded last first
     */
    public List<RequestEntry> sorted(List<RequestEntry> newestFirst) {
        List<RequestEntry> sorted = new ArrayList<>(newestFirst);
        if (field != Field.TIME) {
            sorted.sort(descending ? ascending().reversed() : ascending());
        } else if (!descending) {
            Collections.reverse(sorted);
        }
        return sorted;
    }

    private Comparator<RequestEntry> ascending() {
        return switch (field) {
            case TIME -> throw new IllegalStateException("requests do not know when they were recorded");
            case METHOD -> Comparator.comparing(RequestEntry::method);
            case PATH -> Comparator.comparing(RequestEntry::path);
            case STATUS -> Comparator.comparingInt(RequestEntry::status);
            case RESPONSE_TIME -> Comparator.comparing(RequestEntry::responseTime);
            case CLIENT -> Comparator.comparing(RequestEntry::clientId);
        };
    }
}
