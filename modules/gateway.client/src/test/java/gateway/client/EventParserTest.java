package gateway.client;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A stream is read as the HTML standard says")
class EventParserTest {
    private final List<ServerEvent> events = new ArrayList<>();
    private final StreamPosition position = new StreamPosition();
    private final LineSplitter lines = new LineSplitter(new EventParser(position, events::add)::line);

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r", "\r\n"})
    void inLinesWithAnyEndAndInPiecesOfAnySize(String end) {
        String stream =
                String.join(end, "\uFEFFevent: add", "data: d\u00e9j\u00e0", "data:  vu", "id: 7", "", "data", "", "");
        for (byte one : stream.getBytes(UTF_8)) {
            lines.accept(ByteBuffer.wrap(new byte[] {one}));
        }

        assertThat(events)
                .containsExactly(
                        new ServerEvent("add", "d\u00e9j\u00e0\n vu", "7"), new ServerEvent("message", "", "7"));
    }

    @Test
    void withoutCommentsAndUnknownFieldsAndWhatHasNoEnd() {
        read(": keep-alive\nnonsense: 1\ndata : no\n data: no\ndata:yes\n\ndata: cut off");

        assertThat(events).containsExactly(new ServerEvent("message", "yes", ""));
    }

    @Test
    void anEventWithoutDataIsNoneButItsIdCounts() {
        read("event: add\nid: 5\n\ndata: x\n\n");

        assertThat(events).containsExactly(new ServerEvent("message", "x", "5"));
        assertThat(position.lastId()).isEqualTo("5");
    }

    @Test
    void anIdCountsFromTheEndOfItsEventOn() {
        read("id: 5\ndata: cut off");
        assertThat(position.lastId()).isEmpty();
    }

    @Test
    void anEmptyIdForgetsTheLastOneAndOneWithAZeroIsNone() {
        read("id: 5\n\nid: 6\0\n\n");
        assertThat(position.lastId()).isEqualTo("5");
        read("id\n\n");
        assertThat(position.lastId()).isEmpty();
    }

    @Test
    void onlyIdsThatAHeaderCanCarryAreToldToTheServer() {
        assertThat(List.of("5", "a b", "~!")).allMatch(EventParserTest::canBeTold);
        assertThat(List.of("", " ", "a\tb", "\u00e9", "\u20ac", "a\r")).noneMatch(EventParserTest::canBeTold);
    }

    private static boolean canBeTold(String id) {
        StreamPosition position = new StreamPosition();
        position.reached(id);
        return position.canBeTold();
    }

    @Test
    void theTimeToComeBackIsANumberOfMilliseconds() {
        read("retry: 1500\nretry: soon\nretry: -1\nretry\n");
        assertThat(position.retry()).isEqualTo(Duration.ofMillis(1500));
        read("retry: " + "9".repeat(100) + "\n");
        assertThat(position.retry()).isGreaterThan(Duration.ofDays(1000));
    }

    @Test
    void nothingEndlessIsTakenIn() {
        byte[] piece = "x".repeat(1 << 16).getBytes(UTF_8);
        assertThatThrownBy(() -> {
                    for (int i = 0; i < 32; i++) {
                        lines.accept(ByteBuffer.wrap(piece));
                    }
                })
                .hasMessage("a line of the stream is longer than the 1048576 bytes that are allowed");
        String line = "data:" + "x".repeat(1 << 19) + "\n";
        LineSplitter others = new LineSplitter(new EventParser(position, events::add)::line);
        assertThatThrownBy(() -> others.accept(ByteBuffer.wrap(line.repeat(3).getBytes(UTF_8))))
                .hasMessageStartingWith("an event of the stream is longer");
    }

    private void read(String text) {
        lines.accept(ByteBuffer.wrap(text.getBytes(UTF_8)));
    }
}
