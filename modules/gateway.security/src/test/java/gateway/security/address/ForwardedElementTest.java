package gateway.security.address;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ForwardedElementTest {

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "for=192.0.2.60,                                  192.0.2.60",
                "FOR=_hidden,                                     _hidden",
                "proto=https;for=192.0.2.60;by=203.0.113.43,      192.0.2.60",
                "`for=\"[2001:db8::17]:4711\"`,                   [2001:db8::17]:4711",
                "`for=\"a\\\"b\\\\c\"`,                           `a\"b\\c`",
                "`host=\"\";for=192.0.2.60`,                      192.0.2.60",
                "`host=\"a;for=b\";for=192.0.2.60`,               192.0.2.60",
                ";;for=192.0.2.60;,                               192.0.2.60",
                "for=192.0.2.60 ; proto=https,                    192.0.2.60",
            })
    void namesItsClient(String element, String client) {
        assertThat(ForwardedElement.client(element)).contains(client);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ";",
                "for",
                "for=",
                "=192.0.2.60",
                "for = 192.0.2.60",
                "proto=https",
                "xfor=192.0.2.60",
                "for=192.0.2.60;for=192.0.2.61",
                "for=192.0.2.60;For=192.0.2.60",
                "for=192.0.2.60:80",
                "for=[2001:db8::17]",
                "for=\"192.0.2.60",
                "for=192.0.2.60\"",
                "for=\"192.0.2.60\"x",
                "for=\"a\\\"",
                "for=\"a\\",
                "for=192.0.2.60;by",
                "for=192.0.2.60;by=",
                "for=192.0.2.60 proto=https",
                "for=\"192.0.2.60\u0000\"",
                "for=\"\\\u0001\"",
                "for=\"\u007f\"",
                "f\u00f6r=192.0.2.60",
                "for=192.0.2.60;x=\u00f6",
                "for=192.0.2.60, for=192.0.2.61"
            })
    void namesNobodyIfItIsMalformedOrSaysNothing(String element) {
        assertThat(ForwardedElement.client(element)).isEmpty();
    }

    @Test
    void startsAfterTheLastCommaOutsideQuotes() {
        assertThat(lastOf("a,b")).isEqualTo("b");
        assertThat(lastOf("a,b=\"x,y\"")).isEqualTo("b=\"x,y\"");
        assertThat(lastOf("a,b=\"x\\\",y\"")).isEqualTo("b=\"x\\\",y\"");
        assertThat(lastOf("a,b=\"x\\\\\"")).isEqualTo("b=\"x\\\\\"");
        assertThat(lastOf("a=\"\\\\\",b")).isEqualTo("b");
        assertThat(lastOf("a,")).isEmpty();
        assertThat(lastOf("")).isEmpty();
    }

    private static String lastOf(String line) {
        return line.substring(ForwardedElement.startOfLast(line, line.length()));
    }
}
