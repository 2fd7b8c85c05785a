package gateway.web.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class JsonPointerTest {

    @Test
    void isUnescapedInTheOrderOfTheStandard() {
        assertThat(JsonPointer.parse("/a~1b/m~0n/~01").tokens()).containsExactly("a/b", "m~n", "~1");
        assertThat(JsonPointer.parse("/user/0/email").tokens()).containsExactly("user", "0", "email");
        assertThat(JsonPointer.parse("/").tokens()).containsExactly("");
        assertThat(JsonPointer.parse("/a/").tokens()).containsExactly("a", "");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "email", "#/email", "/a~", "/a~2", "$.email"})
    void isNoOtherText(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> JsonPointer.parse(text))
                .withMessageContaining("allowed is a JSON pointer such as /user/email");
    }

    @Test
    void mayBeLong() {
        assertThat(JsonPointer.parse("/a".repeat(20_000)).tokens()).hasSize(20_000);
    }
}
