package gateway.security.apikey;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ApiKeyQueryTest {

    @ParameterizedTest
    @CsvSource({
        "a=%2B&apiKey=K&b=%2F,            a=%2B&b=%2F",
        "apiKey=K,                        ''",
        "apiKey,                          ''",
        "apiKey=,                         ''",
        "apiKey=K&a=b,                    a=b",
        "a=b&apiKey=K,                    a=b",
        "apiKey=K&a=b&apiKey=L&c=d,       a=b&c=d",
        "api%4bey=K&a=b,                  a=b",
        "%61pi%4Be%79=K&a=b,              a=b",
        "a&&apiKey=K&&b,                  a&&&b",
        "apiKey=%zz&a=b,                  a=b",
        "a=b&apiKey=K=L,                  a=b",
    })
    void isStrippedOfEveryKey(String query, String stripped) {
        assertThat(ApiKeyQuery.strip(query)).isEqualTo(stripped);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "&",
                "a",
                "a=",
                "=a",
                "a=b&&c",
                "apikey=K",
                "APIKEY=K",
                "api%254bey=K",
                "apiKeys=K",
                "a=apiKey",
                "a=apiKey=K",
                "api+Key=K",
                "%zzapiKey=K",
                "apiKey%=K",
                "a=%zz",
                "q=%C3%A9&r=\u00e9",
                "a=1;apiKey=K",
                "+=%20"
            })
    void keepsEverythingElseByteForByte(String query) {
        assertThat(ApiKeyQuery.strip(query)).isEqualTo(query);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "apiKey=K",
                "api%4bey=K",
                "api%4Bey=K",
                "%61%70%69%4b%65%79=K",
                "apiKey%00=K",
                "apiKey%20=K",
                "+apiKey=K",
                "apikey=K",
                "a&apiKey=K&b"
            })
    void stripsExactlyWhatWouldBeReadAsAKey(String query) {
        boolean read = !ApiKeyQuery.values(query).isEmpty();
        assertThat(ApiKeyQuery.strip(query).contains("K")).isNotEqualTo(read);
    }
}
