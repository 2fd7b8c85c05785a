package gateway.web.admission;

import static gateway.web.admission.TestPolicy.policy;
import static gateway.web.admission.TestRequest.get;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import gateway.api.limit.Decision;
import gateway.api.limit.TierLimits;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("The limits of tiers, asked by code of the application")
final class RunningTierLimitsTest {
    @RegisterExtension
    final CapturedLog capturedLog = new CapturedLog();

    private static TierLimits limits(TestGateway gateway) {
        return new RunningTierLimits(() -> gateway.gateway);
    }

    private static TestConfig gold() {
        return new TestConfig().tier("gold", policy("gold.burst", 3, "1m"), policy("gold.day", 4, "1d"));
    }

    @Test
    void areAskedAllAtOnceForEachKey() {
        TestGateway gateway = gold().open();
        TierLimits limits = limits(gateway);

        assertThat(limits.acquire("gold", "report", 2))
                .extracting(Decision::remaining)
                .isEqualTo(1L);
        assertThat(limits.acquire("gold", "report", 2)).isInstanceOf(Decision.Rejected.class);
        assertThat(limits.acquire("gold", "report", 1).permitted()).isTrue();
        gateway.advance(Duration.ofMinutes(1));
        assertThat(limits.acquire("gold", "report", 1).permitted()).isTrue();
        assertThat(limits.acquire("gold", "report", 1))
                .as("the day's")
                .isInstanceOfSatisfying(
                        Decision.Rejected.class,
                        rejected -> assertThat(Duration.ofNanos(rejected.retryAfterNanos()))
                                .isGreaterThan(Duration.ofHours(1)));
        assertThat(limits.acquire("gold", "mail", 3).permitted()).isTrue();
    }

    @Test
    void areNotThoseOfRequests() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free", 1, "1h"))
                .global(policy("global", 2, "1h"))
                .open();
        TierLimits limits = limits(gateway);

        assertThat(limits.acquire("free", "198.51.100.7", 1).permitted()).isTrue();
        assertThat(limits.acquire("free", "another", 1).permitted()).isTrue();

        assertThat(gateway.statuses(2, get("/api/x").from("198.51.100.7"))).containsExactly(200, 429);
    }

    @Test
    void areThoseOfTheConfigurationInForce() {
        TestGateway gateway = gold().open();
        TierLimits limits = limits(gateway);
        limits.acquire("gold", "report", 3);

        gateway.reconfigure(new TestConfig().tier("gold", policy("gold.burst", 5, "1m")));

        assertThat(limits.acquire("gold", "report", 0).remaining()).isEqualTo(2);
        assertThat(limits.tiers()).containsExactly("free", "gold");
    }

    @Test
    void areUnlimitedWhereATierHasNoLimitThatRefuses() {
        TierLimits limits = limits(new TestConfig()
                .tier("watched", policy("watched", 1, "1h").shadow())
                .open());

        assertThat(limits.acquire("free", "report", Long.MAX_VALUE))
                .isEqualTo(new Decision.Permitted(Long.MAX_VALUE, 0));
        assertThat(limits.acquire("watched", "report", 2)).isEqualTo(new Decision.Permitted(Long.MAX_VALUE, 0));
    }

    @Test
    void sayHowLongToWaitForATurn() {
        TierLimits limits = limits(new TestConfig()
                .tier(
                        "slow",
                        policy(
                                "slow.queue",
                                TestPolicy.limiter(
                                        "leaky-bucket",
                                        Map.of("max-requests", "2", "refill-rate", "1/10s", "overflow", "delay"))),
                        policy("slow.day", 100, "1d"))
                .open());

        assertThat(limits.acquire("slow", "report", 1)).isInstanceOf(Decision.Permitted.class);
        assertThat(limits.acquire("slow", "report", 1))
                .isInstanceOfSatisfying(
                        Decision.Delayed.class,
                        delayed -> assertThat(delayed.waitNanos()).isEqualTo(10_000_000_000L));
    }

    @Test
    void passOrNotAsOnFailureSaysWhenTheyCannotBeDecided() {
        TierLimits limits = limits(new TestConfig()
                .tier("open", policy("open", new FailingLimiter("broken")))
                .tier("closed", policy("closed", new FailingLimiter("broken")).closed())
                .open());

        assertThat(limits.acquire("open", "report", 1)).isEqualTo(new Decision.Permitted(0, 0));
        assertThat(limits.acquire("closed", "report", 1)).isInstanceOf(Decision.Failed.class);
    }

    @Test
    void nameWhatIsNotAllowed() {
        TierLimits limits = limits(gold().open());

        assertThatIllegalArgumentException()
                .isThrownBy(() -> limits.acquire("glod", "report", 1))
                .withMessage("tier must be one of [free, gold], was glod");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> limits.acquire("gold", "report", -1))
                .withMessage("permits must be >= 0, was -1");
    }

    @Test
    void doNotExistWhileTheConfigurationHasFaults() {
        TierLimits limits = limits(gold().fault("gateway.x", "is wrong").open());

        assertThatIllegalStateException()
                .isThrownBy(() -> limits.acquire("gold", "report", 1))
                .withMessage("there are no limits, since the configuration has faults");
    }
}
