package gateway.web.login;

import gateway.api.administration.Administrator;
import gateway.api.client.Client;
import gateway.api.client.SecretDigest;
import gateway.api.limit.StoreUnavailableException;
import gateway.api.limit.Ticker;
import gateway.web.admission.Authorization;
import gateway.web.admission.Entitlement;
import gateway.web.admission.Failures;
import gateway.web.admission.Role;
import gateway.web.login.AdministratorSessions.Session;
import gateway.web.servlet.RunningGateway;
import gateway.web.servlet.Visitors;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The sessions of this gateway, and whom the container of somebody else's application has let in. A session counts as
 * long as its account is exactly what it was: with another password or other roles its owner has to log in again.
 */
@ApplicationScoped
public class Logins implements Visitors {
    /** How long it is believed that the host still knows somebody, since it cannot be asked without a request. */
    private static final Duration HOST_TRUST = Duration.ofMinutes(5);

    private final Ticker ticker = Ticker.startingAt(InstantSource.system());
    private final AdministratorSessions sessions = new AdministratorSessions(ticker, new SecureRandom());

    private final HostTokens hostTokens = new HostTokens(sessions.secret());

    @Inject
    private RunningGateway running;

    /** For CDI. */
    public Logins() {}

    @Override
    public Optional<Client.AdministratorUser> administrator(HttpServletRequest request) {
        return own(request).or(() -> ofHost(request));
    }

    /** The owner of the session that a request belongs to. */
    Optional<Client.AdministratorUser> own(HttpServletRequest request) {
        return session(request)
                .map(Session::account)
                .map(account -> new Client.AdministratorUser(account.name(), account.roles()));
    }

    /** The session that a request belongs to; asking for it keeps it alive. */
    Optional<Session> session(HttpServletRequest request) {
        return LoginCookie.SESSION.in(request).flatMap(sessions::use).filter(this::isValid);
    }

    /**
     * {@return what the forms of the pages that a request asks for carry, and no others; empty if nobody is logged in}
     *
     * @param request the request
     */
    public String pageToken(HttpServletRequest request) {
        return session(request)
                .map(Session::pageToken)
                .or(() -> ofHost(request).map(user -> hostTokens.of(user.name())))
                .orElse("");
    }

    /**
     * {@return whether a request belongs to a session of ours, which its owner can end}
     *
     * @param request the request
     */
    public boolean hasSession(HttpServletRequest request) {
        return session(request).isPresent();
    }

    @Override
    public Optional<Entitlement> entitlement(HttpServletRequest request) {
        return session(request).isPresent()
                ? LoginCookie.SESSION
                        .in(request)
                        .map(SecretDigest::of)
                        .map(secret -> new SessionEntitlement(this, secret))
                : ofHost(request)
                        .map(user -> new HostEntitlement(user, ticker.epochNanos() + HOST_TRUST.toNanos(), ticker));
    }

    /** Whether there is still a session and its owner may read; this uses it. */
    boolean isLive(SecretDigest secret) {
        return sessions.use(secret)
                .filter(this::isValid)
                .map(session -> new Client.AdministratorUser(
                        session.account().name(), session.account().roles()))
                .filter(user -> Authorization.isGranted(user, Role.VIEWER))
                .isPresent();
    }

    private boolean isValid(Session session) {
        try {
            Administrator account = session.account();
            return running.gateway()
                    .rules()
                    .administrators()
                    .find(account.name())
                    .filter(account::equals)
                    .isPresent();
        } catch (StoreUnavailableException e) {
            running.gateway().failures().record(Failures.Part.ADMINISTRATORS, "", e);
            return false;
        }
    }

    /** Somebody whom the host application's own security let in, with its roles that are called like ours. */
    private static Optional<Client.AdministratorUser> ofHost(HttpServletRequest request) {
        return Optional.ofNullable(request.getUserPrincipal())
                .map(principal -> new Client.AdministratorUser(
                        principal.getName(),
                        Stream.of(Role.values())
                                .map(Role::text)
                                .filter(request::isUserInRole)
                                .collect(Collectors.toSet())));
    }

    void start(Administrator account, HttpServletRequest request, HttpServletResponse response) {
        LoginCookie.SESSION.in(request).ifPresent(sessions::end);
        LoginCookie.SESSION.set(sessions.start(account), request, response);
        LoginCookie.LOGIN_PAGE.remove(request, response);
    }

    void end(HttpServletRequest request, HttpServletResponse response) {
        LoginCookie.SESSION.in(request).ifPresent(sessions::end);
        LoginCookie.SESSION.remove(request, response);
    }

    /** A token for a login page, which has no session yet. */
    String newToken() {
        return sessions.secret();
    }
}
