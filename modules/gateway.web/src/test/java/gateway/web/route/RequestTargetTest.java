package gateway.web.route;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.route.RequestTarget.Malformed;
import gateway.web.route.RequestTarget.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What one request target means, and which are refused because they could mean two things. */
final class RequestTargetTest {

    @ParameterizedTest
    @CsvSource({
        "/api/login,            /api/login",
        "/api/login/,           /api/login",
        "/api/login;v=1,        /api/login",
        "/api/login;a=1;b=2/,   /api/login",
        "/api;x/login;y,        /api/login",
        "/api/login/;x,         /api/login",
        "/api/%6cogin,          /api/login",
        "/%61%70i/%7Euser,      /api/~user",
        "/api/a%40b,            /api/a@b",
        "/api/%21%24%26%2B%3A,  /api/!$&+:",
        "/api/a%20b,            /api/a%20b",
        "/api/%c3%a9,           /api/%C3%A9",
        "/api/LOGIN,            /api/LOGIN",
        "/api/...,              /api/...",
        "/api/.well-known,      /api/.well-known",
        "/api/a..b,             /api/a..b",
        "/,                     /",
        "/;x,                   /",
        "'',                    /",
    })
    void hasOneNormalForm(String sent, String normal) {
        assertThat(RequestTarget.parse(sent, "")).isEqualTo(new Target(normal, normal));
    }

    @Test
    void isDecodedOnceOnly() {
        assertThat(RequestTarget.parse("/open/%252e%252e/secure/%2561", ""))
                .isEqualTo(new Target("/open/%252e%252e/secure/%2561", "/open/%252e%252e/secure/%2561"));
    }

    @ParameterizedTest
    @CsvSource({
        "/api/orders/a%2fb,  /api/orders/a%2Fb,  /api/orders/a/b",
        "/api%2Fgateway,     /api%2Fgateway,     /api/gateway",
        "/api/login%3bx,     /api/login%3Bx,     /api/login",
        "/api/a%2F,          /api/a%2F,          /api/a",
        "/api/a;b%2fc,       /api/a,             /api/a/c",
    })
    void showsHowAServerCouldReadEncodedSeparators(String sent, String strict, String lenient) {
        assertThat(RequestTarget.parse(sent, "")).isEqualTo(new Target(strict, lenient));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "//",
                "//api",
                "/api//login",
                "/api/login//",
                "/api/;x/login",
                "/api/a%2f%2fb",
                "/api/a%2f/b",
                "/api/%2fb"
            })
    void isMalformedWithAnEmptySegment(String sent) {
        assertMalformed(sent, "The path contains an empty segment.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/../x",
                "/api/%2e%2e/x",
                "/api/.%2E/x",
                "/api/./x",
                "/api/%2e",
                "/api/..",
                "/api/..;/x",
                "/api/..;a=b/x",
                "/api/%2e%2e;/x",
                "/api/a%2f..%2fb",
                "/api/a%2f..",
                "/api/..%2fx",
                "/api/..%3bx",
                "/api/a;%2f..%2fb",
                "/.",
            })
    void isMalformedWithADotSegment(String sent) {
        assertMalformed(sent, "The path contains a dot segment.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/%", "/api/%2", "/api/%zz", "/api/%%41", "/api/%u0041", "/api/a%2"})
    void isMalformedWithABadPercentSign(String sent) {
        assertMalformed(sent, "The path contains a percent sign without two hexadecimal digits.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/%00", "/api/a%0d%0ab", "/api/%7f", "/api/%1F", "/api/x;%00"})
    void isMalformedWithAnEncodedControlCharacter(String sent) {
        assertMalformed(sent, "The path contains a percent-encoded control character.");
    }

    @Test
    void isMalformedWithABackslash() {
        assertMalformed("/open\\..\\secure", "The path contains a backslash.");
        assertMalformed("/open%5c..%5csecure", "The path contains a percent-encoded backslash.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/a b",
                "/api/\"",
                "/api/<x>",
                "/api/{x}",
                "/api/a|b",
                "/api/^",
                "/api/`",
                "/api/[1]",
                "/api/#x",
                "/api/\u0000",
                "/api/\t",
                "/api/\n",
                "/api/\u007f",
                "/api/\u00e9",
                "/api/x?y",
                "/api/x;\"",
            })
    void isMalformedWithACharacterThatMustBeEncoded(String sent) {
        assertMalformed(sent, "The path contains a character that must be percent-encoded.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/api/%ff", "/api/%c0%ae%c0%ae/x", "/api/%c0%af", "/api/%ed%a0%80", "/api/%c3", "/api/%c3/%a9"})
    void isMalformedWithOctetsThatAreNotUtf8(String sent) {
        assertMalformed(sent, "The path contains percent-encoded octets that are not UTF-8.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"*", "api", "http://evil/open/../secure/x", "evil:80"})
    void isMalformedUnlessItBeginsWithASlash(String sent) {
        assertMalformed(sent, "The path does not begin with a slash.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a=b&c",
                "a=b%20c",
                "t=1%0A2",
                "ids[]=1",
                "q=a/b?c;d",
                "x=%2e%2e%2f%00",
                "a=b=c&&",
                "$'()*+,!~@:"
            })
    void mayHaveAnyWellFormedQuery(String query) {
        assertThat(RequestTarget.parse("/api/x", query)).isEqualTo(new Target("/api/x", "/api/x"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "%", "a=%2", "a=%zz", "a=\"b\"", "a={b}", "a=<b>", "a=b c", "a|b", "a^b", "a`b", "a\\b", "a#b",
                "\u00e9", "\u0000", "\n"
            })
    void isMalformedWithAQueryThatNeedsEncoding(String query) {
        assertThat(RequestTarget.parse("/api/x", query)).isInstanceOf(Malformed.class);
    }

    private static void assertMalformed(String path, String reason) {
        assertThat(RequestTarget.parse(path, "")).isEqualTo(new Malformed(reason));
    }
}
