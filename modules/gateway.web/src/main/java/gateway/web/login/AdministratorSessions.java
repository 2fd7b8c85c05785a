package gateway.web.login;

import gateway.api.administration.Administrator;
import gateway.api.client.SecretDigest;
import gateway.api.limit.Ticker;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Who is logged in. A session ends when it is not used for half an hour, twelve hours after its start, or when it is
 * the one unused for longest of more than a thousand. Of its secret, 256 random bits, only a digest is kept.
 *
 * <p>Thread-safe: all state is under the lock of this object.
 */
final class AdministratorSessions {
    static final Duration IDLE = Duration.ofMinutes(30);
    static final Duration LIFE = Duration.ofHours(12);
    static final int MAX_SESSIONS = 1000;

    private static final int SECRET_BYTES = 32;

    private final Ticker ticker;
    private final SecureRandom random;
    private final Map<SecretDigest, Timed> sessions = new LinkedHashMap<>(16, 0.75f, true);

    AdministratorSessions(Ticker ticker, SecureRandom random) {
        this.ticker = Objects.requireNonNull(ticker, "ticker");
        this.random = Objects.requireNonNull(random, "random");
    }

    /**
     * A session.
     *
     * @param account the account as it was when its owner logged in
     * @param pageToken what forms of this session's pages carry, and no others
     */
    record Session(Administrator account, String pageToken) {
        Session {
            Objects.requireNonNull(account, "account");
            Objects.requireNonNull(pageToken, "pageToken");
        }

        /** Says nothing of the token. */
        @Override
        public String toString() {
            return "Session[account=" + account + "]";
        }
    }

    private record Timed(Session session, long startNanos, long lastNanos) {}

    /** Begins a session, and says its secret. */
    synchronized String start(Administrator account) {
        String secret = secret();
        long now = ticker.epochNanos();
        sessions.put(SecretDigest.of(secret), new Timed(new Session(account, secret()), now, now));
        if (sessions.size() > MAX_SESSIONS) {
            sessions.remove(sessions.keySet().iterator().next());
        }
        return secret;
    }

    /** The session with a secret, which is used by this. */
    Optional<Session> use(String secret) {
        return use(SecretDigest.of(secret));
    }

    /** The session whose secret has this digest, which is used by this. */
    synchronized Optional<Session> use(SecretDigest digest) {
        Timed found = sessions.get(digest);
        if (found == null) {
            return Optional.empty();
        }
        long now = ticker.epochNanos();
        if (now - found.lastNanos >= IDLE.toNanos() || now - found.startNanos >= LIFE.toNanos()) {
            sessions.remove(digest);
            return Optional.empty();
        }
        sessions.put(digest, new Timed(found.session, found.startNanos, now));
        return Optional.of(found.session);
    }

    /** Ends the session with a secret, if there is one. */
    synchronized void end(String secret) {
        sessions.remove(SecretDigest.of(secret));
    }

    /** A random text that nobody guesses. */
    String secret() {
        byte[] bytes = new byte[SECRET_BYTES];
        random.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
