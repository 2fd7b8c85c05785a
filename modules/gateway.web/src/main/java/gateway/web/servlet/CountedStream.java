package gateway.web.servlet;

import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;

/** The stream of a response, whose bytes are counted. */
final class CountedStream extends ServletOutputStream {
    private final ServletOutputStream out;
    private final SentBytes sent;

    CountedStream(ServletOutputStream out, SentBytes sent) {
        this.out = out;
        this.sent = sent;
    }

    @Override
    public void write(int one) throws IOException {
        out.write(one);
        sent.add(1);
    }

    @Override
    public void write(byte[] bytes) throws IOException {
        out.write(bytes);
        sent.add(bytes.length);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        out.write(bytes, offset, length);
        sent.add(length);
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }

    @Override
    public boolean isReady() {
        return out.isReady();
    }

    @Override
    public void setWriteListener(WriteListener listener) {
        out.setWriteListener(listener);
    }
}
