package gateway.web.login;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class FormBodyTest {
    @Test
    void decodesItsFields() {
        FormBody form =
                FormBody.parse("user=al+ice&password=%E2%82%AC%26%3D%2B&empty=").orElseThrow();

        assertThat(form.field("user")).isEqualTo("al ice");
        assertThat(form.field("password")).isEqualTo("€&=+");
        assertThat(form.field("empty")).isEmpty();
        assertThat(form.field("missing")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"user=%", "user=%zz", "%=x", "user=a&user=b", "user=a&%75ser=b"})
    void isNoneIfItMeansTwoThingsOrNothing(String body) {
        assertThat(FormBody.parse(body)).isEmpty();
    }
}
