package gateway.security.store;

/** A step from one immutable value to the next. Has no effect of its own, and does not block. */
@FunctionalInterface
interface Change<T, R> {

    /** What becomes of the value. What this throws goes to whoever asked for the change, and changes nothing. */
    Changed<T, R> applyTo(T value);
}
