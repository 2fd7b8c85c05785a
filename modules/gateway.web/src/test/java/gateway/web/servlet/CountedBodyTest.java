package gateway.web.servlet;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** As many bytes are counted as come out. */
class CountedBodyTest {
    private static final String TEXT = "plain, ünïcode, ключ, \u20ac, \ud83d\ude00\n";

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final SentBytes sent = new SentBytes(false);

    @Test
    void ofAStream() throws IOException {
        CountedStream stream = new CountedStream(new Plain(), sent);
        stream.write('x');
        stream.write(new byte[10]);
        stream.write(new byte[10], 2, 5);
        stream.print("seven..");
        stream.println(7);
        stream.flush();
        assertThat(sent.of(200)).isEqualTo(out.size());
        assertThat(sent.of(200)).isEqualTo(1 + 10 + 5 + 7 + 1 + 2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "ISO-8859-1", "US-ASCII", "windows-1252", "Shift_JIS", "UTF-32"})
    void ofAWriter(String charset) {
        PrintWriter writer = writer(Charset.forName(charset));
        writer.write(TEXT);
        writer.write(TEXT, 3, 7);
        writer.write(TEXT.toCharArray());
        writer.write('x');
        writer.print(12.5);
        writer.print(TEXT.toCharArray());
        writer.println(TEXT);
        writer.println();
        writer.append("ü").append(TEXT, 1, 5).append('y');
        writer.printf(Locale.ROOT, "%05d %s", 7, "€");
        writer.flush();
        assertThat(sent.of(200)).isEqualTo(out.size());
    }

    @Test
    void ofAWriterInUtf16ButForTheMarkBeforeEachPiece() {
        PrintWriter writer = writer(UTF_16);
        writer.write(TEXT);
        writer.flush();
        assertThat(sent.of(200)).isEqualTo(out.size());
    }

    @Test
    void ofAPairThatIsWrittenInTwoHalves() {
        PrintWriter writer = writer(UTF_8);
        writer.write('\ud83d');
        writer.write('\ude00');
        writer.flush();
        assertThat(sent.of(200)).isEqualTo(4).isEqualTo(out.size());
    }

    @Test
    void noneOfWhatWasDropped() {
        PrintWriter writer = writer(ISO_8859_1);
        writer.write("dropped");
        sent.drop();
        writer.write("sent");
        assertThat(sent.of(500)).isEqualTo(4);
    }

    @Test
    void noneWhereThereIsNoBody() {
        sent.add(10);
        assertThat(sent.of(204)).isZero();
        assertThat(sent.of(304)).isZero();
        SentBytes head = new SentBytes(true);
        head.add(10);
        assertThat(head.of(200)).isZero();
    }

    private PrintWriter writer(Charset charset) {
        return new CountedWriter(new PrintWriter(new OutputStreamWriter(out, charset)), charset, sent);
    }

    private final class Plain extends ServletOutputStream {
        @Override
        public void write(int one) {
            out.write(one);
        }

        @Override
        public boolean isReady() {
            return true;
        }

        @Override
        public void setWriteListener(WriteListener listener) {
            throw new IllegalStateException("not asynchronous");
        }
    }
}
