package gateway.web.dashboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class LimitRowTest {
    private final Map<String, Object> fields = new HashMap<>(Map.of(
            "policy",
            "free",
            "algorithm",
            "tokenBucket",
            "enforcement",
            "enforce",
            "windowMs",
            10_000L,
            "limit",
            100L));

    @Test
    void saysWhatIsLeftAndWhenEverythingWillBe() {
        LimitRow row = row(40, 6001);

        assertThat(row.used()).isEqualTo(60);
        assertThat(row.left()).isEqualTo("40 of 100 left");
        assertThat(row.reset()).isEqualTo("full in 7 s");
        assertThat(row.algorithm()).isEqualTo("token-bucket, 10 s");
        assertThat(row.verdict()).isEmpty();
    }

    @Test
    void marksWhatIsNearlyUsedUp() {
        assertThat(row(21, 1).level()).isEmpty();
        assertThat(row(20, 1).level()).isEqualTo("warn");
        assertThat(row(0, 1).level()).isEqualTo("bad");
    }

    @Test
    void saysWhatALimitSaysOfARequest() {
        fields.putAll(Map.of("applies", true, "permits", false));
        assertThat(row(0, 1).verdict()).isEqualTo("refuses it");
        fields.put("permits", true);
        assertThat(row(1, 1).verdict()).isEqualTo("permits it");
        fields.put("applies", false);
        assertThat(row(1, 1).verdict()).isEqualTo("does not apply");
    }

    @Test
    void aStoreThatDoesNotAnswerIsNotTakenForAFullLimit() {
        fields.put("failed", true);

        assertThat(LimitRow.of(fields).left()).isEqualTo("the store does not answer");
    }

    @Test
    void whatDependsOnTheRequestIsNotTakenForAFullLimit() {
        fields.putAll(Map.of("unknown", List.of("ip", "json:/email"), "applies", true));
        LimitRow row = LimitRow.of(fields);

        assertThat(row.left()).isEqualTo("depends on ip, json:/email");
        assertThat(row.verdict()).isEqualTo("depends on the request");
        assertThat(row.level()).isEmpty();
    }

    private LimitRow row(long remaining, long resetAfterMillis) {
        fields.put("remaining", remaining);
        fields.put("resetAfterMs", resetAfterMillis);
        return LimitRow.of(fields);
    }
}
