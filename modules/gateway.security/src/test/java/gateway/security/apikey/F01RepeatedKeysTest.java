package gateway.security.apikey;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.security.apikey.PresentedKey.Malformed;
import gateway.security.apikey.PresentedKey.None;
import gateway.security.apikey.PresentedKey.Secret;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Case F01: empty, repeated and conflicting API keys. */
class F01RepeatedKeysTest {
    private static final String KEY_A = "gw_live_00000000000000000000000000000aaa";
    private static final String KEY_X = "gw_live_00000000000000000000000000000fff";

    @ParameterizedTest
    @MethodSource
    void emptyOrBlankIsNoKey(List<String> header, String query) {
        assertThat(PresentedKey.read(header, query, true)).isEqualTo(new None());
    }

    static Stream<Arguments> emptyOrBlankIsNoKey() {
        return Stream.of(
                request("", ""),
                request("", " "),
                request("", "\t "),
                request("", "", " "),
                request(""),
                request("apiKey="),
                request("apiKey"),
                request("apiKey=&apiKey"),
                request("apiKey=+%20%09"),
                request("apiKey=", ""),
                request("apikey=" + KEY_A),
                request("APIKEY=" + KEY_A),
                request("ApiKey=" + KEY_A),
                request("api+Key=" + KEY_A),
                request("api%254bey=" + KEY_A),
                request("xapiKey=" + KEY_A + "&apiKeyx=" + KEY_A));
    }

    @ParameterizedTest
    @MethodSource
    void oneValueIsAKey(List<String> header, String query) {
        assertThat(PresentedKey.read(header, query, true)).isEqualTo(new Secret(KEY_A));
    }

    static Stream<Arguments> oneValueIsAKey() {
        return Stream.of(
                request("", KEY_A),
                request("", " \t" + KEY_A + "  "),
                request("", "", KEY_A),
                request("apiKey=", KEY_A),
                request("apiKey", KEY_A),
                request("apiKey=" + KEY_A),
                request("apiKey=" + KEY_A, " "),
                request("apiKey=&apiKey=" + KEY_A),
                request("api%4bey=" + KEY_A),
                request("%61%70%69%4B%65%79=" + KEY_A));
    }

    @ParameterizedTest
    @MethodSource
    void moreThanOneValueIsMalformed(List<String> header, String query) {
        assertThat(PresentedKey.read(header, query, true)).isEqualTo(new Malformed());
    }

    static Stream<Arguments> moreThanOneValueIsMalformed() {
        return Stream.of(
                request("", KEY_A, KEY_A),
                request("", KEY_A, KEY_X),
                request("", KEY_X, KEY_A),
                request("", KEY_A + ", " + KEY_A),
                request("", KEY_A + ", " + KEY_X),
                request("apiKey=" + KEY_X, KEY_A),
                request("apiKey=" + KEY_A, KEY_X),
                request("apiKey=" + KEY_A, KEY_A),
                request("apiKey=%zz", KEY_A),
                request("apiKey=" + KEY_A + "&apiKey=" + KEY_A),
                request("apiKey=" + KEY_A + "&apiKey=" + KEY_X),
                request("apiKey=" + KEY_A + "&api%4bey=" + KEY_A),
                request("apiKey=" + KEY_A + "&apiKey=%zz"),
                request("", "a b", "c d", KEY_A));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"" + KEY_A + "\"", KEY_A + "," + KEY_A, "'" + KEY_A + "'"})
    void aQuotedOrJoinedKeyIsAnotherKey(String value) {
        assertThat(PresentedKey.read(List.of(value), "", true)).isEqualTo(new Secret(value));
    }

    @Test
    void aSchemeBeforeTheKeyIsMalformed() {
        assertThat(PresentedKey.read(List.of("Bearer " + KEY_A), "", true)).isEqualTo(new Malformed());
    }

    private static Arguments request(String query, String... header) {
        return Arguments.of(List.of(header), query);
    }
}
