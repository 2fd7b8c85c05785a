package gateway.web.admission;

import gateway.api.administration.Administrator;
import gateway.api.client.Client;
import gateway.api.client.IpAddress;
import gateway.security.address.AddressVerdict;
import gateway.security.apikey.PresentedKey;
import gateway.web.upstream.ProxiedRoute;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * One request on its way, from its arrival until its response is sent: what the stages find out about it.
 *
 * <p>Handed from thread to thread but used by one at a time, except that {@link LogStage#end} may be called by
 * several at once. Begun by {@link Gateway#begin}.
 */
public final class Exchange {
    private final IncomingRequest request;
    private final Rules rules;
    private final Arrival arrival;
    private final String method;
    private final Destination destination;
    private final AtomicBoolean answered = new AtomicBoolean();
    private final AtomicBoolean over = new AtomicBoolean();
    private Step reached = Step.BEGUN;
    private Client client;
    private Optional<AddressVerdict> addressVerdict = Optional.empty();
    private Optional<String> tier = Optional.empty();
    private Optional<Refusal> suspended = Optional.empty();
    private Optional<RateReport> rateReport = Optional.empty();
    private Optional<Reply> reply = Optional.empty();
    private Optional<Administrator> account = Optional.empty();
    private List<Turn> turns = List.of();
    private volatile Optional<Duration> timeToStream = Optional.empty();

    Exchange(IncomingRequest request, Rules rules, Arrival arrival) {
        this(request, rules, arrival, rules.destination(request, upperCase(request)));
    }

    Exchange(IncomingRequest request, Rules rules, Arrival arrival, Destination destination) {
        this.request = Objects.requireNonNull(request, "request");
        this.rules = Objects.requireNonNull(rules, "rules");
        this.arrival = Objects.requireNonNull(arrival, "arrival");
        this.destination = Objects.requireNonNull(destination, "destination");
        method = upperCase(request);
        client = new Client.Anonymous(arrival.address());
    }

    private static String upperCase(IncomingRequest request) {
        return request.method().toUpperCase(Locale.ROOT);
    }

    /** {@return the id of the request, a UUID, which its caller sees in {@code X-Request-Id}} */
    public String requestId() {
        return arrival.requestId();
    }

    /** {@return the request as it came in} */
    public IncomingRequest request() {
        return request;
    }

    /** {@return the method in upper case, so that no rule is passed by in another letter case} */
    public String method() {
        return method;
    }

    /** {@return the address of the caller, as trusted proxies report it} */
    public IpAddress address() {
        return arrival.address();
    }

    /** {@return when the request arrived} */
    public Instant arrivedAt() {
        return arrival.time();
    }

    /** {@return whether the request is for the management API or the dashboard} */
    public boolean management() {
        return destination instanceof Destination.Management;
    }

    /** {@return the id of the route that the request matched} */
    public Optional<String> route() {
        return destination.route().map(RouteRules::id);
    }

    /** {@return where the request is forwarded to once it is let in; empty if it is answered here} */
    public Optional<ProxiedRoute> forwarded() {
        return destination.route().flatMap(RouteRules::forwarded);
    }

    /** {@return whether what the peer says of earlier hops is believed} */
    public boolean fromTrustedProxy() {
        return rules.trustsPeer(request);
    }

    /** {@return who calls; an anonymous client as long as nothing else is known} */
    public Client client() {
        return client;
    }

    /** {@return the tier of the caller; empty before it is known} */
    public Optional<String> tier() {
        return tier;
    }

    /**
     * {@return on what the caller was let in, by an API key or a password; empty for anybody else} A session is not asked
     * for here, since only a server can tell it.
     */
    public Optional<Entitlement> entitlement() {
        return client instanceof Client.KeyHolder
                ? Optional.of(rules.presentedKey(this))
                        .filter(PresentedKey.Secret.class::isInstance)
                        .map(PresentedKey.Secret.class::cast)
                        .map(KeyEntitlement::new)
                : account.map(AccountEntitlement::new);
    }

    /** {@return what the gateway itself sends instead of passing the request on; empty so far or for good} */
    public Optional<Reply> reply() {
        return reply;
    }

    /**
     * Refuses a request that the stages let in, as for want of a role. Headers and log then say so.
     *
     * @param refusal why
     * @return the reply
     */
    public Reply refuse(Refusal refusal) {
        Reply refused = new Reply.Refused(refusal);
        reply = Optional.of(refused);
        return refused;
    }

    /** The refusal that is the reply. */
    Optional<Refusal> refusal() {
        return reply.isPresent() && reply.get() instanceof Reply.Refused refused
                ? Optional.of(refused.refusal())
                : Optional.empty();
    }

    /** Whether a browser asks if it may send another request (Fetch standard, CORS-preflight request). */
    boolean preflight() {
        return method.equals("OPTIONS")
                && !request.headers("Origin").isEmpty()
                && !request.headers("Access-Control-Request-Method").isEmpty();
    }

    /** {@return the rules it is handled under, from its beginning to its end} */
    public Rules rules() {
        return rules;
    }

    /** {@return whether the body may be read for a limit, by somebody with whatever credential} */
    public boolean inspectsBody() {
        return rules.inspectsBody(destination);
    }

    /** {@return how many bytes of the body are read for limits at most} */
    public int maxInspect() {
        return rules.maxInspect();
    }

    /** {@return whether it may have to wait for its turn, whoever sends it, so that stage four has to come early} */
    public boolean mayWait() {
        return rules.delays(destination);
    }

    /** {@return what it has to wait for before it is passed on; empty before stage four, and for most exchanges} */
    public List<Turn> turns() {
        return turns;
    }

    Arrival arrival() {
        return arrival;
    }

    Destination destination() {
        return destination;
    }

    /** What the address rules say, once they were asked; empty if nobody knows. */
    Optional<AddressVerdict> addressVerdict() {
        return addressVerdict;
    }

    /** What authentication found against the request, to be said only to addresses that are let in. */
    Optional<Refusal> suspended() {
        return suspended;
    }

    /** What rate headers show. */
    Optional<RateReport> rateReport() {
        return rateReport;
    }

    /**
     * Moves on from one step to the next; false if the exchange has done so before, or was replied to on the way.
     *
     * @throws IllegalStateException if a step before was left out
     */
    boolean advances(Step from, Step to) {
        if (reached == from && reply.isEmpty()) {
            reached = to;
            return true;
        }
        if (reached.compareTo(from) < 0 && reply.isEmpty()) {
            throw new IllegalStateException("a request must be " + from + " before it is " + to + ", was " + reached);
        }
        return false;
    }

    void identified(Client caller, String callersTier) {
        client = caller;
        tier = Optional.of(callersTier);
    }

    /** Notes whose password it carries. */
    void loggedIn(Administrator who) {
        account = Optional.of(who);
    }

    /** Notes that its response is a stream, and after what time it began. */
    void streams(Duration after) {
        timeToStream = Optional.of(after);
    }

    /** After what time its response began, if that is a stream. */
    Optional<Duration> timeToStream() {
        return timeToStream;
    }

    void addressJudged(Optional<AddressVerdict> verdict) {
        addressVerdict = verdict;
    }

    void suspend(Refusal refusal) {
        suspended = Optional.of(refusal);
    }

    void rated(RateReport report) {
        rateReport = Optional.of(report);
    }

    /** Notes what it has to wait for. */
    void delayed(List<Turn> taken) {
        turns = taken;
    }

    void replied(Reply answer) {
        reply = Optional.of(answer);
    }

    /** Notes that its answer was counted; true for the first caller only. */
    boolean answers() {
        return answered.compareAndSet(false, true);
    }

    /** Ends the exchange; true for the first caller only. */
    boolean ends() {
        return over.compareAndSet(false, true);
    }
}
