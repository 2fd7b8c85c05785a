package gateway.web.admission;

import static gateway.web.admission.TestPolicy.policy;
import static gateway.web.admission.TestRequest.get;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is counted for people who look after the gateway. */
final class RequestCountsTest {
    private final RequestCounts counts = new RequestCounts();
    private final TestGateway gateway =
            new TestGateway(new TestConfig().tier("free", policy("free", 1, "1h")), Optional.empty(), List.of(counts));

    @Test
    void nothingAtFirst() {
        assertThat(counts.ofClass(2)).isZero();
        assertThat(counts.byError()).isEmpty();
        assertThat(counts.byPolicy()).isEmpty();
    }

    @Test
    void requestsByTheClassOfTheirStatus() {
        gateway.send(get("/api/x").from("192.0.2.1"), 204);
        gateway.send(get("/api/x").from("192.0.2.2"), 302);
        gateway.send(get("/api/x").from("192.0.2.3"), 500);
        gateway.send(get("/api/x").from("192.0.2.4"), 599);
        assertThat(List.of(
                        counts.ofClass(1), counts.ofClass(2), counts.ofClass(3), counts.ofClass(4), counts.ofClass(5)))
                .containsExactly(0L, 1L, 1L, 0L, 2L);
    }

    @Test
    void refusalsByErrorAndByPolicy() {
        gateway.statuses(3, get("/api/x"));
        gateway.send(get("/api/x").key("wrong"));
        gateway.send(get("/api/x").from("192.0.2.2"), 404);
        assertThat(counts.ofClass(4)).isEqualTo(4);
        assertThat(counts.byError())
                .containsExactly(entry("Invalid or revoked API key", 1L), entry("Rate limit exceeded", 2L));
        assertThat(counts.byPolicy()).containsExactly(entry("free", 2L));
    }
}
