package gateway.web.login;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.administration.Administrator;
import gateway.api.client.SecretDigest;
import gateway.web.login.AdministratorSessions.Session;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class AdministratorSessionsTest {
    private static final Administrator ALICE = new Administrator("alice", "hash", Set.of("gateway-admin"));

    private final AtomicLong nanos = new AtomicLong();
    private final AdministratorSessions sessions = new AdministratorSessions(nanos::get, new SecureRandom());

    @Test
    void knowTheOwnerOfASecret() {
        String secret = sessions.start(ALICE);

        assertThat(sessions.use(secret)).map(Session::account).contains(ALICE);
        assertThat(sessions.use("x" + secret)).isEmpty();
        assertThat(sessions.use("")).isEmpty();
    }

    @Test
    void haveSecretsAndTokensThatNobodyGuesses() {
        String one = sessions.start(ALICE);
        String two = sessions.start(ALICE);

        assertThat(one).matches("[0-9a-f]{64}").isNotEqualTo(two);
        assertThat(token(one)).matches("[0-9a-f]{64}").isNotEqualTo(token(two)).isNotEqualTo(one);
    }

    @Test
    void keepTheTokenOfASession() {
        String secret = sessions.start(ALICE);

        assertThat(token(secret)).isEqualTo(token(secret));
    }

    @Test
    void endWhenTheirOwnerLogsOut() {
        String secret = sessions.start(ALICE);
        String other = sessions.start(ALICE);

        sessions.end(secret);

        assertThat(sessions.use(secret)).isEmpty();
        assertThat(sessions.use(other)).isPresent();
    }

    @Test
    void endWhenTheyAreNotUsed() {
        String secret = sessions.start(ALICE);

        advance(AdministratorSessions.IDLE.minusNanos(1));
        assertThat(sessions.use(secret)).isPresent();
        advance(AdministratorSessions.IDLE);
        assertThat(sessions.use(secret)).isEmpty();
    }

    @Test
    void endAfterTwelveHoursHoweverOftenTheyAreUsed() {
        String secret = sessions.start(ALICE);

        for (Duration age = Duration.ZERO; age.compareTo(AdministratorSessions.LIFE) < 0; age = age.plusMinutes(20)) {
            assertThat(sessions.use(secret)).as("after %s", age).isPresent();
            advance(Duration.ofMinutes(20));
        }
        assertThat(sessions.use(secret)).isEmpty();
    }

    @Test
    void areUsedByWhoKnowsTheDigestOfTheirSecret() {
        SecretDigest digest = SecretDigest.of(sessions.start(ALICE));

        advance(AdministratorSessions.IDLE.minusNanos(1));
        assertThat(sessions.use(digest)).map(Session::account).contains(ALICE);
        advance(AdministratorSessions.IDLE.minusNanos(1));

        assertThat(sessions.use(digest)).isPresent();
        assertThat(sessions.use(SecretDigest.of("another"))).isEmpty();
    }

    @Test
    void areBoundedAndTheOneUnusedForLongestGoesFirst() {
        String first = sessions.start(ALICE);
        String second = sessions.start(ALICE);
        IntStream.range(2, AdministratorSessions.MAX_SESSIONS).forEach(i -> sessions.start(ALICE));
        assertThat(sessions.use(first)).isPresent();

        sessions.start(ALICE);

        assertThat(sessions.use(second)).isEmpty();
        assertThat(sessions.use(first)).isPresent();
    }

    @Test
    void sayNoSecretsWhenTheyArePrinted() {
        String secret = sessions.start(ALICE);

        assertThat(sessions.use(secret).orElseThrow().toString()).doesNotContain(token(secret), secret, "hash");
    }

    private String token(String secret) {
        return sessions.use(secret).orElseThrow().pageToken();
    }

    private void advance(Duration duration) {
        nanos.addAndGet(duration.toNanos());
    }
}
