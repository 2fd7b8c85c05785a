package gateway.security.store;

/**
 * What a {@link Change} makes of a value.
 *
 * @param next what is to be there; the value itself if nothing is to be changed
 * @param result what is answered to whoever asked for the change
 */
record Changed<T, R>(T next, R result) {}
