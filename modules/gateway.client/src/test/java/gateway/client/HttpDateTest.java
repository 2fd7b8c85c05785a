package gateway.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HttpDateTest {
    private static final Instant NOW = Instant.parse("2026-11-30T12:00:00Z");

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        Sun, 06 Nov 1994 08:49:37 GMT      ; 1994-11-06T08:49:37Z
        Sunday, 06-Nov-94 08:49:37 GMT     ; 1994-11-06T08:49:37Z
        Sun Nov  6 08:49:37 1994           ; 1994-11-06T08:49:37Z
        Sun Nov 16 08:49:37 1994           ; 1994-11-16T08:49:37Z
        Monday, 30-Nov-76 12:00:00 GMT     ; 2076-11-30T12:00:00Z
        Tuesday, 30-Nov-76 12:00:01 GMT    ; 1976-11-30T12:00:01Z
        Saturday, 01-Jan-00 00:00:00 GMT   ; 2000-01-01T00:00:00Z
        Thu, 29 Feb 2024 00:00:00 GMT      ; 2024-02-29T00:00:00Z
        Sat, 31 Dec 2016 23:59:60 GMT      ; 2017-01-01T00:00:00Z
        Mon, 06 Nov 1994 08:49:37 GMT      ; 1994-11-06T08:49:37Z
        """)
    void isReadInEachOfItsFormats(String text, Instant moment) {
        assertThat(HttpDate.parse(text, NOW)).contains(moment);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "1994-11-06T08:49:37Z",
                "sun, 06 nov 1994 08:49:37 gmt",
                "Sun, 6 Nov 1994 08:49:37 GMT",
                "Sun, 06 Nov 1994 08:49:37 +0000",
                "Sun, 06 Nov 1994 08:49:37 GMT ",
                "Sun, 06 Nov 94 08:49:37 GMT",
                "Sun, 31 Nov 1994 08:49:37 GMT",
                "Wed, 29 Feb 2023 00:00:00 GMT",
                "Sun, 00 Nov 1994 08:49:37 GMT",
                "Sun, 06 Nov 1994 24:00:00 GMT",
                "Sun, 06 Nov 1994 08:60:37 GMT",
                "Sun, 06 Nov 1994 08:49:61 GMT",
                "Sun Nov 6 08:49:37 1994",
                "Sun Nov    08:49:37 1994",
            })
    void isNothingElse(String text) {
        assertThat(HttpDate.parse(text, NOW)).isEmpty();
    }
}
