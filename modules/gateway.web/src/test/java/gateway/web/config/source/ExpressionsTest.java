package gateway.web.config.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExpressionsTest {
    private static final Map<String, String> PROPERTIES = Map.of(
            "a", "1",
            "b", "${a}${a}",
            "empty", " ",
            "name", "a",
            "circle", "${round}",
            "round", "${circle:0}",
            "port", "${PORT:9081}");

    @ParameterizedTest
    @CsvSource({
        "plain, plain",
        "${a}, 1",
        "x${a}y${b}z, x1y11z",
        "${none:d}, d",
        "${none:}, ''",
        "${none:a:b}, a:b",
        "${none:${a}}, 1",
        "${none:${none:${a}}}, 1",
        "${${name}}, 1",
        "${empty:d}, d",
        "${port}, 9081",
        "\\${a}, ${a}",
        "\\${a}${a}, ${a}1",
        "$a {a} $, $a {a} $",
        "C:\\dir, C:\\dir"
    })
    void areExpanded(String text, String expanded) {
        assertThat(expand(text)).isEqualTo(expanded);
    }

    @ParameterizedTest
    @CsvSource({
        "${none}, 'refers to ${none}, which no source has'",
        "${empty}, 'refers to ${empty}, which no source has'",
        "x${a, 'has a ${ without its }'",
        "${none:${a}, 'has a ${ without its }'",
        "${circle}, 'refers to ${circle}, which refers back to itself'"
    })
    void areRefusedWithWhatIsAllowed(String text, String problem) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> expand(text))
                .withMessageStartingWith(problem)
                .withMessageContaining("allowed");
    }

    @Test
    void cannotBeDeep() {
        String deep = "${none:".repeat(40) + "}".repeat(40);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> expand(deep))
                .withMessageStartingWith("nests more than 32");
    }

    @Test
    void cannotGrowWithoutBound() {
        Map<String, String> doubling = new HashMap<>(Map.of("x0", "lol"));
        for (int i = 1; i < 25; i++) {
            doubling.put("x" + i, "${x" + (i - 1) + "}${x" + (i - 1) + "}");
        }
        Expressions expressions = new Expressions(name -> Optional.ofNullable(doubling.get(name)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> expressions.expand("${x24}"))
                .withMessageStartingWith("is expanded to more than 65536 characters");
    }

    @Test
    void aLiteralIsExpandedToItself() {
        String text = "${a} and \\${a} and $";
        assertThat(expand(Expressions.literal("${a} and $"))).isEqualTo("${a} and $");
        assertThat(expand(text)).isEqualTo("1 and ${a} and $");
    }

    private static String expand(String text) {
        return new Expressions(name -> Optional.ofNullable(PROPERTIES.get(name))).expand(text);
    }
}
