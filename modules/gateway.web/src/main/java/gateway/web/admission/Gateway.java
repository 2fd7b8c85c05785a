package gateway.web.admission;

import gateway.api.analytics.RequestLogSink;
import gateway.api.limit.Ticker;
import gateway.api.rejection.RejectionHandler;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The gateway without a server: the rules in force and the stages that apply them.
 *
 * <p>Thread-safe. A request is handled under the rules it began with, also if they are replaced meanwhile.
 */
public final class Gateway {
    private final Ticker ticker;
    private final InstantSource clock;
    private final Failures failures;
    private final LogStage log;
    private final Stage entry = new EntryStage();
    private final Stage authenticate;
    private final Stage address = new AddressStage();
    private final Stage limit;
    private final RegistrationGate registrations;
    private final AuditTrail audit;
    private final AdministratorLogin logins;
    private final RefusalTexts refusalTexts;
    private volatile Rules rules;

    /**
     * Opens the gateway.
     *
     * @param rules the rules in force at first
     * @param sinks who takes note of requests that are over
     * @param rejections who words refusals in place of the gateway
     * @param ticker measures how long requests take
     * @param clock when requests arrive
     */
    public Gateway(
            Rules rules,
            List<RequestLogSink> sinks,
            Optional<RejectionHandler> rejections,
            Ticker ticker,
            InstantSource clock) {
        this.rules = Objects.requireNonNull(rules, "rules");
        this.ticker = Objects.requireNonNull(ticker, "ticker");
        this.clock = Objects.requireNonNull(clock, "clock");
        failures = new Failures(ticker);
        refusalTexts = new RefusalTexts(rejections, failures);
        RouteLockouts routes = new RouteLockouts(failures);
        Attempts attempts = new Attempts(failures);
        LimitCheck limits = new LimitCheck(failures, ticker);
        log = new LogStage(sinks, routes, ticker, failures);
        audit = new AuditTrail(failures, ticker);
        logins = new AdministratorLogin(attempts, audit, failures);
        authenticate = new AuthenticateStage(routes, new CredentialCheck(attempts, logins, failures), failures);
        limit = new LimitStage(limits);
        registrations = new RegistrationGate(limits, attempts);
    }

    /** {@return the rules in force} */
    public Rules rules() {
        return rules;
    }

    /**
     * Puts other rules in force, for requests that begin from now on.
     *
     * @param successor the new rules
     */
    public void replaceRules(Rules successor) {
        rules = Objects.requireNonNull(successor, "successor");
    }

    /**
     * {@return a new exchange for a request that has just arrived}
     *
     * @param request the request
     */
    public Exchange begin(IncomingRequest request) {
        Rules inForce = rules;
        return new Exchange(request, inForce, inForce.arrival(request, clock.instant(), ticker.epochNanos()));
    }

    /** {@return stage one, which takes note of exchanges that are over} */
    public LogStage log() {
        return log;
    }

    /**
     * {@return the check that comes before the other stages} It refuses malformed targets, methods that are never
     * served, management requests on the wrong port, and everything but management while the configuration has faults.
     */
    public Stage entry() {
        return entry;
    }

    /** {@return stage two, which finds the client and its tier; what speaks against it is said by stage three} */
    public Stage authenticate() {
        return authenticate;
    }

    /** {@return stage three, which applies the address rules, then what stage two found, and answers preflights} */
    public Stage address() {
        return address;
    }

    /** {@return stage four, which spends permits} */
    public Stage limit() {
        return limit;
    }

    /** {@return what finds words for refusals} */
    public RefusalTexts refusalTexts() {
        return refusalTexts;
    }

    /** {@return what stands before the registration of devices, after all stages} */
    public RegistrationGate registrations() {
        return registrations;
    }

    /** {@return the notes of what administrators do} */
    public AuditTrail audit() {
        return audit;
    }

    /** {@return what lets administrators in by their password} */
    public AdministratorLogin logins() {
        return logins;
    }

    /** {@return the time that passes, for whoever waits for callers} */
    public Ticker ticker() {
        return ticker;
    }

    /** {@return what went wrong inside the gateway since it was opened, for health and metrics} */
    public Failures failures() {
        return failures;
    }
}
