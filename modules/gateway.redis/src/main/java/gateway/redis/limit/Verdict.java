package gateway.redis.limit;

import gateway.api.limit.Decision;

/**
 * What a limiter decided by the state of a key as Redis had it.
 *
 * @param decision what it said
 * @param passes whether the request passes as far as this limit is concerned
 * @param expected the state that it was decided by
 * @param value the state afterwards; empty to leave it
 * @param ttlMicros how long that matters
 */
record Verdict(Decision decision, boolean passes, String expected, String value, long ttlMicros) {}
