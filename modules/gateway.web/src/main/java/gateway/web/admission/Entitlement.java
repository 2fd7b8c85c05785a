package gateway.web.admission;

/**
 * On what somebody was let in to read, so that it can be asked again later, without the request and without a password.
 * Entitlements that hold and end together are equal. Immutable; says no secret when it is printed.
 */
@FunctionalInterface
public interface Entitlement {

    /**
     * {@return whether whoever was let in on it would still be} Fails closed: if nobody can say, it does not hold.
     *
     * @param rules the rules in force now
     */
    boolean holds(Rules rules);
}
