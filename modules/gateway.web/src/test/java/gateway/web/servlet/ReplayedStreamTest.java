package gateway.web.servlet;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import gateway.api.limit.Ticker;
import jakarta.servlet.ReadListener;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A body of ten bytes whose beginning was looked at before. */
final class ReplayedStreamTest {
    private static final String BODY = "0123456789";
    private static final Ticker STANDING = () -> 0;

    private final SampleBody body = new SampleBody(BODY);

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 9, 10, 11, 100})
    void isTheWholeBodyHoweverMuchOfItWasRead(int max) throws IOException {
        assertThat(new String(replayed(max).readAllBytes(), US_ASCII)).isEqualTo(BODY);
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 10})
    void isItByteByByteToo(int max) throws IOException {
        ReplayedStream stream = replayed(max);
        StringBuilder text = new StringBuilder();
        for (int next = stream.read(); next >= 0; next = stream.read()) {
            text.append((char) next);
        }
        assertThat(text).hasToString(BODY);
        assertThat(stream.read()).isNegative();
        assertThat(stream.read(new byte[4], 0, 4)).isNegative();
        assertThat(stream.isFinished()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 10})
    void saysHowMuchIsThere(int max) throws IOException {
        ReplayedStream stream = replayed(max);
        assertThat(stream.available()).isEqualTo(10);
        assertThat(stream.skip(4)).isEqualTo(4);
        assertThat(stream.available()).isEqualTo(6);
        assertThat(stream.read(new byte[4], 2, 0)).isZero();
        assertThat(stream.isFinished()).isFalse();
    }

    @Test
    void aHeadOfTheWholeIsKnownToBeThat() {
        assertThat(BodyHead.read(body, 10, STANDING).isWhole()).isTrue();
        assertThat(BodyHead.read(new SampleBody(BODY), 9, STANDING).isWhole()).isFalse();
        assertThat(BodyHead.read(new SampleBody(""), 9, STANDING).isWhole()).isTrue();
    }

    @Test
    void aBodyThatBreaksOffDoesSoAgainInTheSamePlace() throws IOException {
        BodyHead head = BodyHead.read(body.breakingAfter(4), 100, STANDING);
        ReplayedStream stream = new ReplayedStream(head, body, Runnable::run);
        assertThat(head.failure()).isPresent();
        assertThat(new String(stream.readNBytes(4), US_ASCII)).isEqualTo("0123");
        assertThatIOException().isThrownBy(stream::read);
        assertThat(stream.isFinished()).isFalse();
    }

    @Test
    void aBodyThatDripsIsGivenUp() {
        AtomicLong now = new AtomicLong();
        BodyHead head = BodyHead.read(body.inPiecesOf(1), 100, () -> now.addAndGet(BodyHead.PATIENCE_NANOS / 5));
        assertThat(head.failure()).hasValueSatisfying(e -> assertThat(e).hasMessageContaining("too slowly"));
        assertThat(head.length()).isBetween(3, 6);
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 10})
    void aListenerIsToldOfDataAndOfItsEnd(int max) {
        ReplayedStream stream = replayed(max);
        Listener listener = new Listener(stream);
        stream.setReadListener(listener);
        assertThat(listener.text()).isEqualTo(BODY);
        assertThat(listener.events).startsWith("data").endsWith("end").doesNotHaveDuplicates();
    }

    @Test
    void ofAnEmptyBodyItIsToldTheEnd() {
        SampleBody empty = new SampleBody("");
        ReplayedStream stream = new ReplayedStream(BodyHead.read(empty, 9, STANDING), empty, Runnable::run);
        Listener listener = new Listener(stream);
        stream.setReadListener(listener);
        assertThat(listener.events).containsExactly("end");
    }

    @Test
    void ofABrokenOneTheError() {
        BodyHead head = BodyHead.read(body.breakingAfter(4), 100, STANDING);
        ReplayedStream stream = new ReplayedStream(head, body, Runnable::run);
        Listener listener = new Listener(stream);
        stream.setReadListener(listener);
        assertThat(listener.text()).isEqualTo("0123");
        assertThat(listener.events).containsExactly("data", "error");
    }

    private ReplayedStream replayed(int max) {
        return new ReplayedStream(BodyHead.read(body, max, STANDING), body, Runnable::run);
    }

    /** Reads as the servlet API has it. */
    private static final class Listener implements ReadListener {
        private final ReplayedStream stream;
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private final List<String> events = new ArrayList<>();

        Listener(ReplayedStream stream) {
            this.stream = stream;
        }

        @Override
        public void onDataAvailable() throws IOException {
            events.add("data");
            while (stream.isReady() && !stream.isFinished()) {
                bytes.write(stream.read());
            }
        }

        @Override
        public void onAllDataRead() {
            events.add("end");
        }

        @Override
        public void onError(Throwable failure) {
            events.add("error");
        }

        String text() {
            return bytes.toString(US_ASCII);
        }
    }
}
