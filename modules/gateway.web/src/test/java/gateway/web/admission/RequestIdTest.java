package gateway.web.admission;

import static gateway.web.admission.TestRequest.get;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How requests are told apart. */
final class RequestIdTest {
    private static final String GIVEN = "0b6cfb0e-4f63-4E1C-9d2e-4c5d3f1f6a7b";
    private final TestGateway gateway = new TestConfig().trusting("127.0.0.1").open();

    @Test
    void everyRequestHasAnIdOfItsOwn() {
        Set<String> ids = new HashSet<>();
        for (int i = 0; i < 10_000; i++) {
            ids.add(gateway.gateway.begin(get("/api/x")).requestId());
        }
        assertThat(ids).hasSize(10_000);
    }

    @Test
    void itIsAUuidOfVersionSevenThatTellsTheTimeOfArrival() {
        UUID id = UUID.fromString(gateway.gateway.begin(get("/api/x")).requestId());
        assertThat(id.version()).isEqualTo(7);
        assertThat(id.variant()).isEqualTo(2);
        assertThat(Instant.ofEpochMilli(id.getMostSignificantBits() >>> 16)).isEqualTo(TestTime.START);
    }

    @Test
    void aTrustedProxyMayHaveGivenIt() {
        TestResponse response = gateway.send(given(GIVEN).from("127.0.0.1"));
        assertThat(response.header("X-Request-Id")).contains(GIVEN);
    }

    @Test
    void nobodyElseMay() {
        assertThat(gateway.send(given(GIVEN)).header("X-Request-Id").orElseThrow())
                .isNotEqualTo(GIVEN);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "7",
                "0b6cfb0e-4f63-4e1c-9d2e-4c5d3f1f6a7",
                "0b6cfb0e-4f63-4e1c-9d2e-4c5d3f1f6a7g",
                "0b6cfb0e+4f63-4e1c-9d2e-4c5d3f1f6a7b",
                "0b6cfb0e4f63-4e1c-9d2e-4c5d3f1f6a7b-",
                "\uff10b6cfb0e-4f63-4e1c-9d2e-4c5d3f1f6a7b",
                "0b6cfb0e-4f63-4e1c-9d2e-4c5d3f1f6a7b\n",
            })
    void anythingButAUuidIsReplaced(String text) {
        String id = gateway.send(given(text).from("127.0.0.1"))
                .header("X-Request-Id")
                .orElseThrow();
        assertThat(id).isNotEqualTo(text);
        assertThat(UUID.fromString(id).version()).isEqualTo(7);
    }

    @Test
    void twoIdsAreNone() {
        TestResponse response = gateway.send(given(GIVEN).from("127.0.0.1").header("X-Request-Id", GIVEN));
        assertThat(response.header("X-Request-Id").orElseThrow()).isNotEqualTo(GIVEN);
    }

    private static TestRequest given(String id) {
        return get("/api/x").header("X-Request-Id", id);
    }
}
