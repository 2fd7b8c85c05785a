package gateway.web.admission;

import static gateway.web.admission.TestPolicy.policy;
import static gateway.web.admission.TestRequest.get;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a reload means for requests. */
final class RulesReplacementTest {
    private static final TestRequest REQUEST = get("/api/x");

    @Test
    void aRequestKeepsTheRulesItBeganWith() {
        TestGateway gateway = new TestConfig().open();
        Exchange begun = gateway.gateway.begin(REQUEST);
        gateway.reconfigure(new TestConfig().secure("x", "/api/x").blocking("0.0.0.0/0"));
        assertThat(gateway.enter(begun)).isEmpty();
        assertThat(gateway.send(REQUEST).status()).isEqualTo(403);
    }

    @Test
    void whatWasSpentStaysSpent() {
        TestGateway gateway =
                new TestConfig().tier("free", policy("free", 3, "1h")).open();
        gateway.passing(2, REQUEST);
        gateway.reconfigure(
                new TestConfig().tier("free", policy("free", 5, "1h")).global(policy("global", 99, "1h")));
        assertThat(gateway.passing(9, REQUEST)).isEqualTo(3);
        gateway.reconfigure(new TestConfig().tier("free", policy("free", 4, "1h")));
        assertThat(gateway.send(REQUEST).header("X-RateLimit-Remaining")).contains("0");
    }
}
