package gateway.web.management;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import gateway.web.admission.Refusal;
import gateway.web.jaxrs.RefusedException;
import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class JsonInputTest {
    private static final Set<String> FIELDS = Set.of("name", "roles");

    @Test
    void readsTextsAndListsOfThem() {
        JsonInput input = read("{\"name\":\"a\\u00e9\",\"roles\":[\"x\",\"y\"]}");

        assertThat(input.text("name")).contains("aé");
        assertThat(input.texts("roles")).contains(List.of("x", "y"));
    }

    @Test
    void takesNullForAbsent() {
        assertThat(read("{\"name\":null}").text("name")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "true", "[]", "{}", "[\"a\"]"})
    void namesAFieldThatIsNoText(String value) {
        assertRefused(400, "name", () -> read("{\"name\":" + value + "}").text("name"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"x\"", "{}", "1"})
    void namesAFieldThatIsNoList(String value) {
        assertRefused(400, "roles", () -> read("{\"roles\":" + value + "}").texts("roles"));
    }

    @Test
    void namesTheElementThatIsNoText() {
        assertRefused(400, "roles[1]", () -> read("{\"roles\":[\"a\",2]}").texts("roles"));
    }

    @Test
    void namesWhatIsMissing() {
        assertRefused(400, "name", () -> read("{}").requiredText("name"));
    }

    @Test
    void namesWhatItDoesNotKnow() {
        assertRefused(400, "nmae", () -> read("{\"nmae\":\"x\"}"));
        assertRefused(400, "x".repeat(64), () -> read("{\"" + "x".repeat(1 << 20) + "\":1}"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "[]",
                "\"name\"",
                "null",
                "{",
                "{\"name\":}",
                "{'name':'x'}",
                "{\"name\":\"x\"}{}",
                "{\"name\":\"x\"} x",
                "{\"name\":\"a\",\"name\":\"b\"}",
                "{\"name\":\"a\nb\"}"
            })
    void refusesWhatIsNotOneObject(String body) {
        assertRefused(400, "", () -> read(body));
    }

    @Test
    void refusesWhatIsNested100000Times() {
        assertRefused(400, "", () -> read("{\"name\":" + "[".repeat(100_000)));
    }

    @Test
    void refusesWhatIsNotUtf8() {
        assertRefused(400, "", () -> JsonBody.read(bytes("{\"name\":\"\u00e9\"}".getBytes(ISO_8859_1)), FIELDS));
    }

    @Test
    void readsNoMoreThanItsBound() {
        assertRefused(413, "", () -> read("{\"name\":\"" + "x".repeat(JsonBody.MAX_BYTES) + "\"}"));
        assertThat(read("{\"name\":\"" + "x".repeat(JsonBody.MAX_BYTES - 11) + "\"}")
                        .text("name"))
                .isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " \r\n", "{}", " {} "})
    void takesNothingForNoBody(String body) {
        JsonBody.requireNone(bytes(body.getBytes(UTF_8)));
    }

    @Test
    void refusesABodyWhereNoneIsRead() {
        assertRefused(400, "", () -> JsonBody.requireNone(bytes("{\"name\":1}".getBytes(UTF_8))));
    }

    private static JsonInput read(String body) {
        return JsonBody.read(bytes(body.getBytes(UTF_8)), FIELDS);
    }

    private static ByteArrayInputStream bytes(byte[] body) {
        return new ByteArrayInputStream(body);
    }

    private static void assertRefused(int status, String field, Runnable reading) {
        Consumer<Refusal> expected = refusal -> {
            assertThat(refusal.kind().status()).isEqualTo(status);
            assertThat(refusal.field().orElse("")).isEqualTo(field);
        };
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(reading::run)
                .satisfies(refused -> expected.accept(refused.refusal()));
    }
}
