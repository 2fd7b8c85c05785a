package gateway.security.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gateway.api.client.SecretDigest;
import java.time.Instant;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class JsonFieldsTest {

    @Test
    void haveTypes() {
        JsonFields fields = fields("""
                "text": "a", "flag": true, "whole": 9007199254740993, "time": "2026-03-01T12:00:00.001Z",
                "texts": ["b", "c"], "object": {"inner": "d"}, "objects": [{"inner": "e"}, {"inner": "f"}]
                """);
        assertThat(fields.text("text")).isEqualTo("a");
        assertThat(fields.flag("flag")).isTrue();
        assertThat(fields.whole("whole")).isEqualTo(9_007_199_254_740_993L);
        assertThat(fields.instant("time")).isEqualTo(Instant.parse("2026-03-01T12:00:00.001Z"));
        assertThat(fields.texts("texts")).containsExactly("b", "c");
        assertThat(fields.object("object").text("inner")).isEqualTo("d");
        assertThat(fields.objects("objects"))
                .extracting(object -> object.text("inner"))
                .containsExactly("e", "f");
    }

    @Test
    void mayBeAbsent() {
        JsonFields fields = fields("\"text\": \"a\", \"nothing\": null");
        assertThat(fields.optionalText("text")).contains("a");
        assertThat(fields.optionalText("missing")).isEmpty();
        assertThat(fields.optionalText("nothing")).isEmpty();
        assertThat(fields.optionalInstant("missing")).isEmpty();
    }

    @Test
    void areNamedByTheirPlaceWhenTheyAreWrong() {
        JsonFields fields =
                fields("\"objects\": [{}, {\"deep\": {\"texts\": [\"a\", 1], \"whole\": 1.5, \"flag\": \"true\"}}, 3]");
        assertWrong(() -> fields.text("name"), "name is missing");
        assertWrong(() -> fields.text("objects"), "objects is a list, allowed is a text");
        assertWrong(() -> fields.object("objects"), "objects is a list, allowed is an object");
        assertWrong(() -> fields.objects("objects"), "objects[2] is a number or null, allowed is an object");
        JsonFields second = fields("\"objects\": [{}, {\"texts\": [\"a\", 1], \"whole\": 1.5, \"flag\": \"true\"}]")
                .objects("objects")
                .get(1);
        assertWrong(() -> second.text("name"), "objects[1].name is missing");
        assertWrong(() -> second.texts("texts"), "objects[1].texts[1] is a number or null, allowed is a text");
        assertWrong(() -> second.whole("whole"), "objects[1].whole is not a whole number in range");
        assertWrong(() -> second.flag("flag"), "objects[1].flag is a text, allowed is true or false");
    }

    @Test
    void doNotRepeatWhatTheyAreWrongBy() {
        JsonFields fields = fields("\"time\": \"gestern\", \"digest\": \"gw_live_x\"");
        assertWrong(() -> fields.instant("time"), "time: a time is written like 2026-01-31T12:00:00Z");
        assertWrong(() -> fields.parsed("digest", SecretDigest::ofHex), "digest: a digest is 64 hexadecimal digits");
    }

    private static void assertWrong(ThrowingCallable reading, String message) {
        assertThatIllegalArgumentException().isThrownBy(reading).withMessage(message);
    }

    private static JsonFields fields(String text) {
        return JsonFields.ofFile(new JsonText().read("{\"version\": 1, " + text + "}"), 1);
    }
}
