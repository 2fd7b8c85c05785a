package gateway.api.limit;

/**
 * How full a limit store is and what it had to give up.
 *
 * @param keys states held now
 * @param bytes bytes held by states that grow, as far as the store knows
 * @param evictedKeys live states dropped since start because the store was full; states that said nothing any more
 *     are not counted
 * @param refusedKeys new keys since start for which there was no room because every state was exhausted
 */
public record StoreUsage(long keys, long bytes, long evictedKeys, long refusedKeys) {}
