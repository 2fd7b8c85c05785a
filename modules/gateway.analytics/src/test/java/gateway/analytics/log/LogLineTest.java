package gateway.analytics.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LogLineTest {

    @Test
    void saysEverythingThatIsLogged() {
        assertThat(line("/api/orders/7", 200))
                .isEqualTo("{\"timestamp\":\"2026-01-01T10:20:30.123Z\",\"level\":\"info\",\"service\":\"shop\","
                        + "\"method\":\"GET\",\"path\":\"/api/orders/7\",\"statusCode\":200,\"responseTime\":12,"
                        + "\"requestId\":\"019b7760-1400-7a3e-8c1d-4f2b6e9a0c55\",\"clientId\":\"mobile\","
                        + "\"ip\":\"2001:db8::1\",\"authenticated\":true}\n");
    }

    @ParameterizedTest
    @CsvSource({"200, info", "302, info", "399, info", "400, warn", "429, warn", "499, warn", "500, error", "503, error"
    })
    void hasALevelThatFollowsFromTheStatus(int status, String level) {
        assertThat(line("/", status)).contains("\"level\":\"" + level + "\"");
    }

    @Test
    void staysOneLineOfJsonWhateverThePathHolds() {
        assertThat(path("/\"\\\n\r\t\u0000\u001f\u007f\u0085\u2028\u2029"))
                .isEqualTo("/\\\"\\\\\\u000a\\u000d\\u0009\\u0000\\u001f\\u007f\\u0085\\u2028\\u2029");
        assertThat(path("/{\"level\":\"info\"}")).isEqualTo("/{\\\"level\\\":\\\"info\\\"}");
    }

    @Test
    void escapesHalfCharactersAndKeepsWholeOnes() {
        assertThat(path("\ud83d\ude00ключ")).isEqualTo("\ud83d\ude00ключ");
        assertThat(path("\ud83d")).isEqualTo("\\ud83d");
        assertThat(path("\ude00\ud83d")).isEqualTo("\\ude00\\ud83d");
        assertThat(path("a\ude00b\ud83dc")).isEqualTo("a\\ude00b\\ud83dc");
        String all = line("\ud83d\ud83d\ude00\ude00", 200);
        assertThat(new String(all.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8))
                .isEqualTo(all);
    }

    private static String path(String path) {
        return line(path, 200)
                .replaceFirst("(?s).*\"path\":\"(.*)\",\"statusCode.*", "$1")
                .strip();
    }

    private static String line(String path, int status) {
        StringBuilder text = new StringBuilder();
        LogLine.append(text, "shop", LogEntries.entry(path, status));
        return text.toString();
    }
}
