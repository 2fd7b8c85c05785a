package gateway.security.administrator;

import static gateway.security.administrator.PasswordOutcome.BUSY;
import static gateway.security.administrator.PasswordOutcome.RIGHT;
import static gateway.security.administrator.PasswordOutcome.WRONG;
import static gateway.security.administrator.VerifierScene.ADDRESS;
import static gateway.security.administrator.VerifierScene.hash;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import gateway.testkit.limit.MovableTicker;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PasswordVerifierTest {
    private final VerifierScene scene = new VerifierScene();
    private final PasswordVerifier verifier = scene.verifier;
    private final MovableTicker ticker = scene.ticker;
    private final PasswordHash hash = hash("right");

    @Test
    void tellsRightFromWrong() {
        assertThat(verifier.verify(hash, "right", ADDRESS)).isEqualTo(RIGHT);
        assertThat(verifier.verify(hash, "wrong", ADDRESS)).isEqualTo(WRONG);
        assertThat(verifier.verify(hash, "", ADDRESS)).isEqualTo(WRONG);
    }

    @Test
    void aRightPasswordIsVerifiedOnceAMinute() {
        verifier.verify(hash, "right", ADDRESS);
        ticker.advance(Duration.ofSeconds(60).minusNanos(1));
        assertThat(verifier.verify(hash, "right", ADDRESS)).isEqualTo(RIGHT);
        assertThat(scene.verified).containsExactly("right");
        ticker.advanceNanos(1);
        assertThat(verifier.verify(hash, "right", ADDRESS)).isEqualTo(RIGHT);
        assertThat(scene.verified).containsExactly("right", "right");
    }

    @Test
    void aWrongPasswordIsVerifiedEachTime() {
        verifier.verify(hash, "wrong", ADDRESS);
        verifier.verify(hash, "wrong", ADDRESS);
        assertThat(scene.verified).containsExactly("wrong", "wrong");
    }

    @Test
    void aPasswordThatWasRightForAnotherHashIsVerifiedAnew() {
        verifier.verify(hash, "right", ADDRESS);
        assertThat(verifier.verify(hash("changed"), "right", ADDRESS)).isEqualTo(WRONG);
        assertThat(verifier.verify(hash("right"), "right", ADDRESS)).isEqualTo(RIGHT);
        assertThat(scene.verified).containsExactly("right", "right", "right");
    }

    @Test
    void rightPasswordsNeverSlowAnythingDown() {
        for (int i = 0; i < 20; i++) {
            assertThat(verifier.verify(hash("right"), "right", ADDRESS)).isEqualTo(RIGHT);
        }
        assertThat(elapsed()).isEqualTo(VerifierScene.WORK.multipliedBy(20));
    }

    @Test
    void twoFailuresAreFreeAndTheThirdWaitsUntilASlotHasRestedNineTimesAsLongAsItWorked() {
        verifier.verify(hash, "wrong", ADDRESS);
        verifier.verify(hash, "wrong", ADDRESS);
        assertThat(elapsed()).isEqualTo(VerifierScene.WORK.multipliedBy(2));
        verifier.verify(hash, "wrong", ADDRESS);
        assertThat(elapsed()).isEqualTo(VerifierScene.WORK.multipliedBy(11));
    }

    @Test
    void failuresTakeATenthOfTheMachineHoweverManyCome() {
        for (int i = 0; i < 1_000; i++) {
            assertThat(verifier.verify(hash, "wrong", ADDRESS)).isEqualTo(WRONG);
        }
        Duration worked = VerifierScene.WORK.multipliedBy(1_000);
        // One thread after the other keeps one processor of two busy while it works.
        assertThat(elapsed()).isGreaterThanOrEqualTo(worked.multipliedBy(5).minusSeconds(3));
    }

    @Test
    void whoWouldWaitMoreThanFiveSecondsIsTurnedAwayThen() {
        VerifierScene slow = new VerifierScene();
        PasswordVerifier verifier = new PasswordVerifier(
                slow.ticker,
                new SecureRandom(),
                new FailureRest(2),
                (condition, nanos) -> slow.ticker.advanceNanos(nanos),
                (hash, password) -> {
                    slow.ticker.advance(Duration.ofSeconds(1));
                    return false;
                });
        verifier.verify(hash, "wrong", ADDRESS);
        verifier.verify(hash, "wrong", ADDRESS);
        long before = slow.ticker.epochNanos();
        assertThat(verifier.verify(hash, "wrong", ADDRESS)).isEqualTo(BUSY);
        assertThat(Duration.ofNanos(slow.ticker.epochNanos() - before)).hasSeconds(5);
        assertThat(verifier.verify(hash, "wrong", ADDRESS))
                .as("the rest is over")
                .isEqualTo(WRONG);
    }

    @Test
    void aCachedPasswordDoesNotWaitWhileFailuresRest() {
        verifier.verify(hash, "right", ADDRESS);
        verifier.verify(hash, "wrong", ADDRESS);
        verifier.verify(hash, "wrong", ADDRESS);
        Duration before = elapsed();
        assertThat(verifier.verify(hash, "right", ADDRESS)).isEqualTo(RIGHT);
        assertThat(elapsed()).isEqualTo(before);
    }

    @Test
    void aVerificationThatBreaksGivesItsSlotBackAfterARest() {
        PasswordVerifier breaking = new PasswordVerifier(
                ticker,
                new SecureRandom(),
                new FailureRest(2),
                (condition, nanos) -> ticker.advanceNanos(nanos),
                (hash, password) -> {
                    ticker.advance(VerifierScene.WORK);
                    throw new IllegalStateException("no such algorithm");
                });
        for (int i = 0; i < 5; i++) {
            assertThatIllegalStateException().isThrownBy(() -> breaking.verify(hash, "right", ADDRESS));
        }
    }

    @Test
    void aDecoyIsAlwaysLikeTheSameHashForOneName() {
        List<PasswordHash> hashes = List.of(
                PasswordHash.of("a".toCharArray(), 1_000, new SecureRandom()),
                PasswordHash.of("a".toCharArray(), 2_000, new SecureRandom()));
        for (String name : List.of("admin", "root", "operator", "", "1", "2", "3", "4")) {
            assertThat(cost(verifier.decoy(name, hashes))).isEqualTo(cost(verifier.decoy(name, hashes)));
        }
        assertThat(IntStream.range(0, 64).mapToObj(i -> cost(verifier.decoy("name-" + i, hashes))))
                .contains("1000", "2000");
    }

    @Test
    void withoutAnyAccountADecoyCostsWhatANewHashDoes() {
        assertThat(cost(verifier.decoy("admin", List.of()))).isEqualTo("600000");
    }

    private static String cost(PasswordHash hash) {
        return hash.text().split(":", -1)[1];
    }

    private Duration elapsed() {
        return Duration.ofNanos(ticker.epochNanos() - MovableTicker.standing().epochNanos());
    }
}
