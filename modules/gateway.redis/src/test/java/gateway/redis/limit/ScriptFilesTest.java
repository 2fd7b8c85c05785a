package gateway.redis.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The files of scripts")
class ScriptFilesTest {

    static Stream<String> files() {
        return Stream.of(
                "acquire",
                "bucket",
                "common",
                "fixed-window",
                "leaky-bucket",
                "sliding-window-counter",
                "sliding-window-log",
                "stored",
                "stored-read",
                "token-bucket",
                "undo");
    }

    @ParameterizedTest
    @MethodSource("files")
    void beginWithAHeaderThatSaysWhatHasToBeKnown(String file) {
        String text = Script.file(file);
        String header = text.lines().takeWhile(line -> line.startsWith("--")).collect(Collectors.joining("\n"));
        assertThat(header).contains("TTL: ", "Cost: ");
        boolean shared = List.of("common", "bucket").contains(file);
        assertThat(header).contains(shared ? List.of("Arithmetic: ") : List.of("KEYS: ", "ARGV", "Returns: "));
    }

    @Test
    void haveAnAlgorithmForEveryFormOfALimit() {
        for (LimitForm form : forms()) {
            assertThat(form.files())
                    .anySatisfy(file -> assertThat(Script.file(file)).contains("algorithms['" + form.id() + "'] = {"));
        }
    }

    @Test
    void undoEveryFormThatHasAScript() {
        for (LimitForm form : forms()) {
            if (form instanceof LimitForm.Scripted scripted) {
                assertThat(Script.file("undo")).contains("undoing('" + scripted.id() + "'");
            }
        }
    }

    @Test
    void areLoadedWithoutWhatIsNotNeeded() {
        assertThat(Script.acquiring(List.of("fixed-window")).text()).doesNotContain("token-bucket", "LINDEX");
    }

    private static List<LimitForm> forms() {
        return Stream.of(
                        TestStores.policy("a", "fixed-window", "max-requests=5", "window=1h"),
                        TestStores.policy("a", "sliding-window-counter", "max-requests=5", "window=1h"),
                        TestStores.policy("a", "sliding-window-log", "max-requests=5", "window=1h"),
                        TestStores.policy("a", "token-bucket", "max-requests=5", "window=1h"),
                        TestStores.policy("a", "token-bucket", "max-requests=5", "window=1h", "refill=interval"),
                        TestStores.policy("a", "leaky-bucket", "max-requests=5", "window=1h"),
                        TestStores.policy("a", "leaky-bucket", "max-requests=5", "window=1h", "overflow=delay"),
                        TestStores.policy("a", "fixed-window", "max-requests=9007199254740992", "window=1h"))
                .map(LimitForm::of)
                .toList();
    }
}
