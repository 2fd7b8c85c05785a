package gateway.security.lockout;

import gateway.api.client.IpAddress;
import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitKeyHasher;
import gateway.api.lockout.LockoutRule;
import gateway.api.lockout.LockoutStore;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

/**
 * Who is locked out, under one configuration; the store and the hasher outlive it. Immutable and thread-safe.
 *
 * <p>Whoever fails is told apart by address, IPv6 addresses by their block, and by what was tried: a device, an account.
 * Never by the latter alone, or anybody could lock somebody else out.
 *
 * <p>Every method throws {@link gateway.api.limit.StoreUnavailableException} if the store does not answer.
 */
public final class Lockouts {
    private static final String KIND = "lockout kind";
    private static final String ROUTE = "lockout route";

    private final LockoutStore store;
    private final LimitKeyHasher hasher;
    private final Map<LockoutKind, LockoutRule> rules;
    private final int ipv6Prefix;

    /**
     * Applies rules to what a store counts.
     *
     * @param store where failures are counted
     * @param hasher makes the keys; with another one, everybody begins anew
     * @param rules a rule for each kind
     * @param ipv6Prefix how many leading bits of an IPv6 address tell callers apart, from 0 to 128
     * @throws IllegalArgumentException if a kind has no rule, or the prefix is not such a number
     */
    public Lockouts(LockoutStore store, LimitKeyHasher hasher, Map<LockoutKind, LockoutRule> rules, int ipv6Prefix) {
        this.store = Objects.requireNonNull(store, "store");
        this.hasher = Objects.requireNonNull(hasher, "hasher");
        this.rules = new EnumMap<>(LockoutKind.class);
        this.rules.putAll(rules);
        this.ipv6Prefix = ipv6Prefix;
        if (ipv6Prefix < 0 || ipv6Prefix > 128) {
            throw new IllegalArgumentException("ipv6-prefix must be from 0 to 128, was " + ipv6Prefix);
        }
        for (LockoutKind kind : LockoutKind.values()) {
            if (!this.rules.containsKey(kind)) {
                throw new IllegalArgumentException("rules must have one for " + kind.id());
            }
        }
    }

    /**
     * {@return how long attempts are refused unseen; zero if they are not}
     *
     * @param kind what is attempted
     * @param address who attempts it
     * @param subject the id of the device or the name of the account; empty for other kinds
     */
    public Duration lockedFor(LockoutKind kind, IpAddress address, String subject) {
        return store.lockedFor(key(kind, address, subject));
    }

    /**
     * Counts a failed attempt, and locks if there are now too many.
     *
     * @param kind what was attempted
     * @param address who attempted it
     * @param subject the id of the device or the name of the account; empty for other kinds
     * @return zero if the failure was counted, also if it is the one that locks: so many as the rule says get this
     *     answer, however many attempts are on their way at once; for the rest, how long they are refused
     */
    public Duration fail(LockoutKind kind, IpAddress address, String subject) {
        return store.fail(key(kind, address, subject), rules.get(kind));
    }

    /**
     * Forgets failures and lock, after a success.
     *
     * @param kind what was attempted
     * @param address who attempted it
     * @param subject the id of the device or the name of the account; empty for other kinds
     */
    public void clear(LockoutKind kind, IpAddress address, String subject) {
        store.clear(key(kind, address, subject));
    }

    /**
     * {@return how long a caller is refused on a route, for what the route answered; zero if not}
     *
     * @param route the id of the route
     * @param address who calls
     */
    public Duration lockedForRoute(String route, IpAddress address) {
        return store.lockedFor(key(route, address));
    }

    /**
     * Counts an answer of a route that the route's lockout takes for a failure.
     *
     * @param route the id of the route
     * @param address who called
     * @param rule the rule of the route
     * @return zero if it was counted; how long the caller is refused if that was so already
     */
    public Duration failOnRoute(String route, IpAddress address, LockoutRule rule) {
        return store.fail(key(route, address), rule);
    }

    private LimitKey key(LockoutKind kind, IpAddress address, String subject) {
        return hasher.key(KIND, kind.id(), group(address), subject);
    }

    private LimitKey key(String route, IpAddress address) {
        return hasher.key(ROUTE, route, group(address));
    }

    private String group(IpAddress address) {
        return (address.isIpv4() ? address : address.prefix(ipv6Prefix)).text();
    }
}
