package gateway.security.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.DateTimeException;
import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimestampTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-11-30T07:45:00Z",
                "2026-11-30T07:45:00.001Z",
                "2028-02-29T23:59:59.999Z",
                "1969-12-31T23:59:59.5Z",
                "1900-01-01T00:00:00Z",
                "0000-03-01T00:00:00Z",
                "2026-11-30T07:45:00.123456789Z",
                "2026-11-30T07:45:00+01:00",
                "+12026-11-30T07:45:00Z"
            })
    void isReadAsTheGeneralParserDoes(String text) {
        assertThat(Timestamp.parse(text)).isEqualTo(Instant.parse(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "gestern",
                "2026-13-01T00:00:00Z",
                "2026-02-29T00:00:00Z",
                "2026-01-01T25:00:00Z",
                "2026-01-01T00:60:00Z",
                "2026-01-01T00:00:60Z",
                "2026-01-01T00:00:00.x00Z",
                "2026-01-01 00:00:00Z"
            })
    void isRefusedIfItIsNone(String text) {
        assertThatExceptionOfType(DateTimeException.class).isThrownBy(() -> Timestamp.parse(text));
    }
}
