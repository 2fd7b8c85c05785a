package gateway.security.apikey;

import static gateway.security.apikey.Keys.configured;
import static gateway.security.apikey.Keys.only;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.security.apikey.ApiKeyVerdict.Authenticated;
import gateway.security.apikey.ApiKeyVerdict.Refused;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Case F06: whatever bytes come as a key, the answer is that of a plain wrong key. Keys are found by digest, with 1
 * key as with 100,000, so there is no comparison of a guess with a secret that could leak by its time.
 */
class F06StrangeKeysTest {
    private static final String KEY_A = "gw_live_0123456789abcdef01234567";
    private static final ApiKeyAuthenticator ONE = authenticator(0);
    private static final ApiKeyAuthenticator MANY = authenticator(99_999);

    @ParameterizedTest
    @MethodSource
    void aStrangeHeaderOpensNothing(String value) {
        assertThat(opens(List.of(value), "")).isFalse();
    }

    static Stream<String> aStrangeHeaderOpensNothing() {
        return Stream.of(
                "\u00e9",
                "k\u00c3\u00a9y",
                "k\u00e9y",
                "\u201c" + KEY_A + "\u201d",
                "\ud83d\ude00",
                "\ud83d",
                "\u0000",
                KEY_A + "\u0000",
                "\u007f",
                KEY_A + "\u007f",
                "gw_live_\t0123456789abcdef01234567",
                KEY_A + "\u00a0",
                KEY_A + "\n",
                KEY_A + "\r\nX-Admin: yes",
                KEY_A.toUpperCase(Locale.ROOT),
                "\uff47" + KEY_A.substring(1),
                "*",
                "{x}",
                "../",
                "%",
                "%67" + KEY_A.substring(1),
                "x" + KEY_A.substring(1),
                KEY_A.substring(0, KEY_A.length() - 1) + "x",
                KEY_A.substring(1),
                KEY_A + "x",
                "k".repeat(8 << 10),
                "k".repeat(1 << 20));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "%0d%0a",
                KEY_A + "%0a",
                KEY_A + "%0d%0aX: y",
                "%00",
                KEY_A + "%00",
                "%e9",
                KEY_A + "%c2%a0",
                "%",
                "%4",
                "%zz",
                "%2567" + "w_live_0123456789abcdef01234567"
            })
    void aStrangeQueryOpensNothing(String value) {
        assertThat(opens(List.of(), "apiKey=" + value)).isFalse();
    }

    @Test
    void theKeyItselfOpens() {
        assertThat(opens(List.of(KEY_A), "")).isTrue();
        assertThat(opens(List.of(), "apiKey=" + KEY_A)).isTrue();
    }

    private static boolean opens(List<String> header, String query) {
        PresentedKey presented = PresentedKey.read(header, query, true);
        boolean opens = opens(ONE, presented);
        assertThat(opens(MANY, presented)).isEqualTo(opens);
        return opens;
    }

    private static boolean opens(ApiKeyAuthenticator authenticator, PresentedKey presented) {
        if (!(presented instanceof PresentedKey.Secret secret)) {
            return false;
        }
        ApiKeyVerdict verdict = authenticator.authenticate(secret);
        assertThat(verdict).isInstanceOfAny(Authenticated.class, Refused.class);
        return verdict instanceof Authenticated;
    }

    private static ApiKeyAuthenticator authenticator(int others) {
        Stream<ConfiguredApiKey> keys = Stream.concat(
                Stream.of(configured("a", KEY_A)),
                IntStream.range(0, others).mapToObj(i -> configured("other-" + i, "other-secret-" + i)));
        return new ApiKeyAuthenticator(only(keys.toArray(ConfiguredApiKey[]::new)), () -> Instant.EPOCH);
    }
}
