package gateway.proxy.upstream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TargetTest {

    @ParameterizedTest
    @CsvSource({
        "http://a, http://a, a",
        "http://a:8080, http://a:8080, a:8080",
        "https://a/, https://a, a",
        "https://a:443, https://a, a",
        "http://[::1]:8080, http://[::1]:8080, [::1]:8080"
    })
    void namesAServer(String text, String url, String authority) {
        assertThat(Target.parse(text).url()).isEqualTo(url);
        assertThat(Target.parse(text).authority()).isEqualTo(authority);
    }

    @Test
    void mayHaveAWeight() {
        assertThat(Target.parse("http://a:1;weight=7")).isEqualTo(new Target("http", "a", 1, 7));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a:8080",
                "ftp://a",
                "http://",
                "http://a/path",
                "http://a?q",
                "http://a#f",
                "http://u:p@a",
                "http://a:70000",
                "http://a;weight=0",
                "http://a;weight=101",
                "http://a;weight=x",
                "http://a b"
            })
    void nothingElseIsOne(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> Target.parse(text));
    }
}
