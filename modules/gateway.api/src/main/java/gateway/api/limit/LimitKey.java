package gateway.api.limit;

/**
 * Whose permits are counted, in fixed length: 128 bits of a keyed hash over the typed parts of the key. What a
 * caller sent never reaches a store as text, and no caller can construct two keys that collide.
 *
 * @param high the first 64 bits
 * @param low the last 64 bits
 */
public record LimitKey(long high, long low) {

    @Override
    public int hashCode() {
        return Long.hashCode(low);
    }
}
