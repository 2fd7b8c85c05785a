package gateway.redis.store;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.redis.limit.Script;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The files of scripts that change what is shared")
class StoreScriptsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "add-first",
                "change-device",
                "change-record",
                "exchange-analytics",
                "lockout-fail",
                "lockout-look"
            })
    void beginWithAHeaderThatSaysWhatHasToBeKnown(String file) {
        String header = Script.alone(file)
                .text()
                .lines()
                .takeWhile(line -> line.startsWith("--"))
                .collect(Collectors.joining("\n"));
        assertThat(header).contains("KEYS: ", "ARGV: ", "Returns: ", "TTL: ", "Cost: ");
    }
}
