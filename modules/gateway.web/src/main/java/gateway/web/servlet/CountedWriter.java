package gateway.web.servlet;

import java.io.PrintWriter;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** The writer of a response, whose characters are counted as the bytes they become. */
final class CountedWriter extends PrintWriter {
    private final SentBytes sent;
    private final Charset charset;
    private final boolean utf8;

    /** Whether the bytes of a character do not depend on the others. */
    private final boolean perCharacter;

    CountedWriter(PrintWriter out, Charset charset, SentBytes sent) {
        super(out);
        this.charset = charset;
        this.sent = sent;
        utf8 = charset.equals(StandardCharsets.UTF_8);
        perCharacter = utf8 || (charset.canEncode() && charset.newEncoder().maxBytesPerChar() == 1);
    }

    @Override
    public void write(int one) {
        super.write(one);
        sent.add(perCharacter ? length((char) one) : encodedLength(CharBuffer.wrap(new char[] {(char) one})));
    }

    @Override
    public void write(char[] text, int offset, int length) {
        super.write(text, offset, length);
        sent.add(perCharacter ? length(text, offset, length) : encodedLength(CharBuffer.wrap(text, offset, length)));
    }

    @Override
    public void write(String text, int offset, int length) {
        super.write(text, offset, length);
        sent.add(
                perCharacter
                        ? length(text, offset, length)
                        : encodedLength(CharBuffer.wrap(text, offset, offset + length)));
    }

    /** That of the superclass passes over {@code write}. */
    @Override
    public void println() {
        write(System.lineSeparator());
    }

    private long encodedLength(CharBuffer text) {
        return charset.encode(text).remaining();
    }

    private long length(char[] text, int offset, int length) {
        long bytes = 0;
        for (int i = offset; i < offset + length; i++) {
            bytes += length(text[i]);
        }
        return bytes;
    }

    private long length(String text, int offset, int length) {
        long bytes = 0;
        for (int i = offset; i < offset + length; i++) {
            bytes += length(text.charAt(i));
        }
        return bytes;
    }

    /** The two halves of a pair come to four bytes together, or to one question mark. */
    private int length(char c) {
        if (!utf8) {
            return Character.isLowSurrogate(c) ? 0 : 1;
        }
        if (c < 0x80) {
            return 1;
        }
        return c < 0x800 || Character.isSurrogate(c) ? 2 : 3;
    }
}
