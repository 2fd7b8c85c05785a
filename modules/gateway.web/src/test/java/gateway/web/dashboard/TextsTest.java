package gateway.web.dashboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TextsTest {

    @Test
    void numbersAreGrouped() {
        assertThat(Texts.count(0)).isEqualTo("0");
        assertThat(Texts.count(1_234_567)).isEqualTo("1,234,567");
        assertThat(Texts.decimal(new BigDecimal("1234.5"))).isEqualTo("1,234.50");
    }

    @Test
    void shortTimesHaveTwoDecimalsAndLongOnesNone() {
        assertThat(Texts.millis(Duration.ofNanos(1_234_567))).isEqualTo("1.23 ms");
        assertThat(Texts.millis(Duration.ofMillis(1999))).isEqualTo("1,999 ms");
    }

    @ParameterizedTest
    @CsvSource({
        "PT0.25S, 250 ms",
        "PT1S, second",
        "PT10S, 10 s",
        "PT1M, minute",
        "PT90S, 90 s",
        "PT15M, 15 min",
        "PT1H, hour",
        "PT24H, day",
        "P7D, 7 days",
        "PT0.0005S, 0.00 s"
    })
    void aSpanIsToldInTheLargestUnitOfWhichItIsAWholeNumber(Duration span, String text) {
        assertThat(Texts.span(span)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"PT6.001S, 7 s", "PT59S, 59 s", "PT61S, 2 min", "PT14H35M, 15 hours", "P2D, 2 days", "PT1S, 1 s"})
    void aTimeToComeIsRoundedUp(Duration span, String text) {
        assertThat(Texts.about(span)).isEqualTo(text);
    }

    @Test
    void timesAreToldToTheSecond() {
        assertThat(Texts.time("2026-11-30T04:31:50.107Z")).isEqualTo("2026-11-30 04:31:50");
        assertThat(Texts.time("2026-11-30T04:31:50Z")).isEqualTo("2026-11-30 04:31:50");
        assertThat(Texts.time("")).isEqualTo("–");
    }

    @ParameterizedTest
    @CsvSource({"0, 0 B", "1023, '1,023 B'", "1536, 1.5 KiB", "5368709120, 5.0 GiB"})
    void sizesAreToldInBinaryUnits(long bytes, String text) {
        assertThat(Texts.bytes(bytes)).isEqualTo(text);
    }
}
