package gateway.security.apikey;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ApiKeyNameTest {

    @ParameterizedTest
    @MethodSource
    void isWhatPeopleCallThings(String name) {
        assertThat(ApiKeyName.isValid(name)).isTrue();
    }

    static Stream<String> isWhatPeopleCallThings() {
        return Stream.of(
                "a",
                "Mobile app",
                " K\u00e4the's key (2) <b>&amp;\"",
                "\u05de\u05e4\u05ea\u05d7",
                "\ud83d\udc69\u200d\ud83d\udcbb",
                "n".repeat(200),
                "\ud83d\udd11".repeat(200));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "\t",
                "\u2003",
                "\u00a0\u202f",
                "\u3000 ",
                "two\nlines",
                "two\rlines",
                "nul\u0000",
                "esc\u001b[31m",
                "del\u007f",
                "c1\u0085",
                "line\u2028separator",
                "paragraph\u2029separator",
                "over\u202eride",
                "iso\u2066late",
                "half\ud83d"
            })
    void hasNothingInItThatMisleadsItsReaders(String name) {
        assertThat(ApiKeyName.isValid(name)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {201, 202, 1_000, 1 << 20})
    void hasAtMost200Characters(int length) {
        assertThat(ApiKeyName.isValid("n".repeat(length))).isFalse();
        assertThat(ApiKeyName.isValid("\ud83d\udd11".repeat(length))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"two\nlines", "over\u202eride"})
    void isShownHarmlessly(String name) {
        assertThat(ApiKeyName.shown(name)).matches("\"[a-z]+\uFFFD[a-z]+\"");
    }
}
