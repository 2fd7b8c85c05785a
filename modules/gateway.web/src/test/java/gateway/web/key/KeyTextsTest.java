package gateway.web.key;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.config.JsonPointer;
import java.io.ByteArrayInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a request says by which a limit counts. JSON is written with apostrophes for quotes. */
final class KeyTextsTest {
    private static final char BACKSLASH = 0x5c;

    @Test
    void aHeaderIsOneLine() {
        assertThat(KeyTexts.header(List.of(" Acme "))).contains("acme");
        assertThat(KeyTexts.header(List.of())).isEmpty();
        assertThat(KeyTexts.header(List.of("acme", "acme"))).isEmpty();
        assertThat(KeyTexts.header(List.of(" "))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "q=Acme, acme",
        "a=b&q=acme&c=d, acme",
        "%71=acme, acme",
        "q=%41c%6De, acme",
        "q=+acme+, acme",
        "q=a%20b, a b",
        "q=a+b, a b",
        "q=jos%C3%A9, jos\u00e9",
        "q=jose%CC%81, jos\u00e9",
        "q=a=b, a=b",
        "Q=other&q=acme, acme"
    })
    void aParameterIsWhatAFormMeans(String query, String value) {
        assertThat(KeyTexts.query(query, "q")).contains(value);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "q",
                "q=",
                "q=+",
                "q=a&q=a",
                "q=a&q=b",
                "q=a&%71=b",
                "q=a&q",
                "Q=a",
                "qq=a",
                "q=%C3",
                "q=%zz",
                "q=%4"
            })
    void oneThatIsAbsentEmptyOrGivenTwiceIsNone(String query) {
        assertThat(KeyTexts.query(query, "q")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'email':'Ada@Example.org'} | ada@example.org",
                "{'email':' ada@example.org '} | ada@example.org",
                "{'other':{'email':'x'},'list':['email'],'email':'ada'} | ada",
                "{'email':1} | 1e0",
                "{'email':1.0} | 1e0",
                "{'email':'1'} | 1e0",
                "{'email':' 1.0 '} | 1e0",
                "{'email':100E-2} | 1e0",
                "{'email':true} | true",
                "{'email':'TRUE'} | true",
                "{'email':1e999999999} | 1e999999999",
                "{'email':'+1'} | +1",
                "  {'email':'ada'}  | ada"
            })
    void aScalarIsItsText(String document, String value) {
        assertThat(json(document, "/email")).contains(value);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "{}",
                "[]",
                "'ada'",
                "{'Email':'ada'}",
                "{'email':null}",
                "{'email':''}",
                "{'email':'  '}",
                "{'email':['ada']}",
                "{'email':{'x':'ada'}}",
                "{'email':'ada','email':'ada'}",
                "{'email':'ada','email':'bob'}",
                "{'email':'ada','email':null}",
                "{'email':'ada'",
                "{'email':'ada'} x",
                "{'email':'ada'}{'email':'bob'}",
                "{'email':'ada',}",
                "{'email':01}",
                "{'email':'ada','x':[1,}",
                "email=ada",
                "{\"email\":1e99999999999999999999999999}"
            })
    void whatIsNotThereOrAmbiguousOrNoJsonIsNone(String document) {
        assertThat(json(document, "/email")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "/a/b | {'a':{'b':'x'}} | x",
                "/a/1 | {'a':['w','x','y']} | x",
                "/a/1/b | {'a':['w',{'c':[[]],'b':'x'}]} | x",
                "/0 | {'0':'x'} | x",
                "/a~1b | {'a/b':'x'} | x",
                "/a~0b | {'a~b':'x'} | x",
                "/a~01b | {'a~1b':'x'} | x",
                "/ | {'':'x'} | x",
                "//b | {'':{'b':'x'}} | x",
                "/a b | {'a b':'x'} | x"
            })
    void aPointerFollowsNamesAndIndices(String pointer, String document, String value) {
        assertThat(json(document, pointer)).contains(value);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "/a/01 | {'a':['w','x']}",
                "/a/- | {'a':['w','x']}",
                "/a/2 | {'a':['w','x']}",
                "/a/b | {'a':'x'}",
                "/a/b | {'a':{'b':'x'},'a':{}}",
                "/a/b | {'a':{},'a':{'b':'x'}}",
                "/a/b | {'a':{'b':'x'},'a':1}",
                "/a/b | {'a':{'b':'x','b':'x'}}"
            })
    void aPointerThatLeadsNowhereOrTwoWaysIsNone(String pointer, String document) {
        assertThat(json(document, pointer)).isEmpty();
    }

    @Test
    void whatIsEscapedIsWhatItStandsFor() {
        String escaped = "{'email':'ada'}".replace("e", BACKSLASH + "u0065").replace("ad", BACKSLASH + "u0041d");
        assertThat(json(escaped, "/email")).contains("ada");
        assertThat(json("{'email':'ada'," + escaped.substring(1), "/email")).isEmpty();
    }

    @Test
    void aMemberBesideTheWayMayBeThereTwice() {
        assertThat(json("{'x':1,'x':2,'email':'ada','y':{'email':1,'email':2}}", "/email"))
                .contains("ada");
    }

    @Test
    void otherCharsetsAreNoJson() {
        String document = "{\"email\":\"jos\u00e9\"}";
        assertThat(json(document, StandardCharsets.UTF_8)).contains("jos\u00e9");
        assertThat(json(document, StandardCharsets.ISO_8859_1)).isEmpty();
        assertThat(json(document, StandardCharsets.UTF_16)).isEmpty();
        assertThat(json(document, StandardCharsets.UTF_16LE)).isEmpty();
        assertThat(json("\ufeff" + document, StandardCharsets.UTF_8)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "{\"email\":", "{\"x\":[", "[[],"})
    void deepNestingIsNothingWorse(String piece) {
        assertThat(json(piece.repeat((1 << 16) / piece.length()), "/email")).isEmpty();
        assertThat(json("{\"email\":" + "[".repeat(1 << 16), "/email/0/0")).isEmpty();
    }

    @Test
    void neitherAreLongTextsAndNumbers() {
        assertThat(json("{'email':'" + "x".repeat(60_000) + "'}", "/email")).isPresent();
        assertThat(json("{'email':" + "9".repeat(60_000) + "}", "/email")).isPresent();
        assertThat(json("{'email':1e" + "9".repeat(60_000) + "}", "/email")).isEmpty();
        assertThat(json("{'x':1e" + "9".repeat(60_000) + ",'email':'ada'}", "/email"))
                .contains("ada");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "application/json",
                "Application/JSON",
                "application/json; charset=utf-8",
                "application/json;charset=\"UTF-8\"",
                "application/json; charset=utf8; v=1",
                "application/problem+json",
                "application/vnd.acme.login+json;v=2"
            })
    void theseAreReadAsJson(String type) {
        assertThat(JsonContent.isReadable(List.of(type), List.of())).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "text/json",
                "text/plain",
                "application/x-www-form-urlencoded",
                "multipart/form-data; boundary=x",
                "application/jsonp",
                "application/json, application/json",
                "application/json; charset=utf-16",
                "application/json; charset = iso-8859-1",
                "application/+json"
            })
    void theseAreNot(String type) {
        assertThat(JsonContent.isReadable(List.of(type), List.of())).isFalse();
    }

    @Test
    void norIsWhatIsCompressedOrHasTwoTypesOrNone() {
        List<String> json = List.of("application/json");
        assertThat(JsonContent.isReadable(json, List.of("gzip"))).isFalse();
        assertThat(JsonContent.isReadable(List.of("application/json", "application/json"), List.of()))
                .isFalse();
        assertThat(JsonContent.isReadable(List.of(), List.of())).isFalse();
    }

    private static Optional<String> json(String document, String pointer) {
        byte[] bytes = document.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
        return KeyTexts.json(new ByteArrayInputStream(bytes), JsonPointer.parse(pointer));
    }

    private static Optional<String> json(String document, Charset charset) {
        return KeyTexts.json(new ByteArrayInputStream(document.getBytes(charset)), JsonPointer.parse("/email"));
    }
}
