package gateway.redis.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Delayed;
import gateway.api.limit.Decision.Failed;
import gateway.api.limit.Decision.Impossible;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.StoreUnavailableException;
import java.util.List;

/** What {@code acquire.lua} returned about one request. */
record Reply(List<Object> values) {
    /** How many there are for each limit. */
    static final int VALUES = 4;

    private static final long CONFLICT = 5;

    /** Whether a state was not what a limit had been decided by, so that nothing was done. */
    boolean isConflict() {
        for (int i = 0; i < values.size(); i += VALUES) {
            if (number(i) == CONFLICT) {
                return true;
            }
        }
        return false;
    }

    /** Whether the state of a limit could not be read. */
    boolean isFailure(int index) {
        return number(index * VALUES) == 4;
    }

    /** The decision of a limit of the request. */
    Decision decision(int index, Slot slot, String key) {
        int at = index * VALUES;
        if (isFailure(index)) {
            return new Failed(unreadable(slot, key, values.get(at + 1)));
        }
        long remaining = number(at + 1);
        long reset = Micros.toNanos(number(at + 2));
        long wait = Micros.toNanos(number(at + 3));
        return switch ((int) number(at)) {
            case 0 -> new Permitted(remaining, reset);
            case 1 -> new Delayed(remaining, reset, wait);
            case 2 -> new Rejected(remaining, reset, wait);
            default -> new Impossible(remaining, reset);
        };
    }

    private static StoreUnavailableException unreadable(Slot slot, String key, Object problem) {
        return new StoreUnavailableException("the state of policy "
                + slot.policy().name() + " in Redis, key " + key + ", cannot be read and was left alone: " + problem);
    }

    private long number(int index) {
        return (Long) values.get(index);
    }
}
