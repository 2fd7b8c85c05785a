package gateway.web.device;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import gateway.web.admission.Refusal;
import gateway.web.admission.RefusalKind;
import gateway.web.jaxrs.RefusedException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a registration may say. */
class RegistrationBodyTest {
    private static final String ID = "7e57d004-2b97-4e7a-b45f-5387367791cd";

    @Test
    void oneMemberWithAText() {
        assertThat(read(" {\"browserId\" : \"" + ID + "\"} ")).isEqualTo(ID);
        assertThat(read("{\"browser\\u0049d\":\"any text\"}")).isEqualTo("any text");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "7",
                "\"text\"",
                "{",
                "{\"browserId\"}",
                "{\"browserId\":\"x\"",
                "{\"browserId\":\"x\"} {}",
                "{browserId:\"x\"}",
                "\u0000"
            })
    void anythingButOneObjectIsRefused(String body) {
        assertThat(refusal(body).kind()).isEqualTo(RefusalKind.BAD_REQUEST);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"browserId\":7}",
                "{\"browserId\":null}",
                "{\"browserId\":[\"x\"]}",
                "{\"browserId\":{}}",
                "{\"browserId\":\"x\",\"browserId\":\"x\"}"
            })
    void theMemberIsNamedIfItIsMeant(String body) {
        assertThat(refusal(body).field()).contains("browserId");
    }

    @Test
    void aMemberThatNobodyKnowsIsNamedIfItsNameIsPlain() {
        assertThat(refusal("{\"browserID\":\"x\"}").field()).contains("browserID");
        assertThat(refusal("{\"<script>\":\"x\"}").field()).isEmpty();
    }

    @Test
    void noMoreIsReadThanARegistrationCanHave() {
        assertThat(refusal("{\"browserId\":\"" + "x".repeat(1 << 20) + "\"}").kind())
                .isEqualTo(RefusalKind.BODY_TOO_LARGE);
        assertThat(refusal("[".repeat(1024)).kind()).isEqualTo(RefusalKind.BAD_REQUEST);
    }

    @Test
    void aBodyThatBreaksOffIsRefused() {
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("broken");
            }

            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                throw new IOException("broken");
            }
        };
        assertThat(catchThrowableOfType(RefusedException.class, () -> RegistrationBody.browserId(broken))
                        .refusal()
                        .kind())
                .isEqualTo(RefusalKind.BAD_REQUEST);
    }

    private static String read(String body) {
        return RegistrationBody.browserId(new ByteArrayInputStream(body.getBytes(StandardCharsets.UTF_8)));
    }

    private static Refusal refusal(String body) {
        return catchThrowableOfType(RefusedException.class, () -> read(body)).refusal();
    }
}
