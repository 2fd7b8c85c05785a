package gateway.api.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gateway.api.limit.Rate;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ValueTypeTest {
    private static final ValueType.Size SIZE = new ValueType.Size(1, 8L << 30);
    private static final ValueType.PerTime RATE = new ValueType.PerTime(1_000, Duration.ofDays(3650));
    private static final ValueType.OneOf WORD = ValueType.OneOf.of("smooth", "interval");
    private static final ValueType.Text TEXT = new ValueType.Text("a name for people");

    @ParameterizedTest
    @CsvSource({"1, 1", "512B, 512", "64KiB, 65536", "256MiB, 268435456", "8GiB, 8589934592", "' 64KiB ', 65536"})
    void aSizeIsInBytesOrPowersOf1024(String text, long bytes) {
        assertThat(SIZE.parse(text)).isEqualTo(bytes);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "0",
                "KiB",
                "64K",
                "64KB",
                "64kib",
                "64 KiB",
                "1.5MiB",
                "-1",
                "9GiB",
                "9223372036854775807GiB",
                "999999999999999999GiB",
                "1TiB",
                "64KiB64"
            })
    void aSizeIsNothingElse(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SIZE.parse(text))
                .withMessage(
                        "is \"" + text + "\", allowed is a size from 1 to 8589934592 bytes, such as 64KiB or 256MiB");
    }

    @ParameterizedTest
    @CsvSource({
        "10, 10, PT1S",
        "10/1s, 10, PT1S",
        "3/7s, 3, PT7S",
        "1/1h, 1, PT1H",
        "' 5/1m ', 5, PT1M",
        "1/PT0.5S, 1, PT0.5S"
    })
    void aRateIsPermitsPerTimeAndWithoutTimePerSecond(String text, long permits, Duration per) {
        assertThat(RATE.parse(text)).isEqualTo(new Rate(permits, per));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "0",
                "0/1s",
                "1001",
                "-1/1s",
                "1.5/1s",
                "10/",
                "/1s",
                "10/s",
                "10/1",
                "10/0s",
                "10/-1s",
                "10 / 1s",
                "10/1s/1s",
                "10/3651d",
                "10/100us",
                "10:1s",
                "10/"
            })
    void aRateIsNothingElse(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RATE.parse(text))
                .withMessage("is \"" + text
                        + "\", allowed is a rate <n>[/<duration>] with n from 1 to 1000 and a duration from"
                        + " 1ms to 3650d, such as 10, 3/7s or 1/1h");
    }

    @Test
    void aWordIsOneOfThoseListed() {
        assertThat(WORD.parse(" interval ")).isEqualTo("interval");
        for (String other : new String[] {"", "Smooth", "smooth,interval", "smo"}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> WORD.parse(other))
                    .withMessage("is \"" + other + "\", allowed is smooth or interval");
        }
    }

    @Test
    void aTextIsAnythingThatIsNotBlank() {
        assertThat(TEXT.parse(" Mobile app ")).isEqualTo("Mobile app");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TEXT.parse(" "))
                .withMessage("is \" \", allowed is a name for people");
    }

    @ParameterizedTest
    @CsvSource({
        "PT0S, 0s",
        "PT0.25S, 250ms",
        "PT1.5S, 1500ms",
        "PT1S, 1s",
        "PT90S, 90s",
        "PT1M, 1m",
        "PT90M, 90m",
        "PT1H, 1h",
        "PT24H, 1d",
        "PT36H, 36h",
        "PT0.0000001S, PT0.0000001S"
    })
    void boundsAreWrittenInTheLargestUnitThatFits(Duration bound, String text) {
        assertThat(new ValueType.Span(bound, bound).allowed())
                .startsWith("a duration from " + text + " to " + text + ", ");
        assertThat(new ValueType.Span(bound, bound).parse(text)).isEqualTo(bound);
    }
}
