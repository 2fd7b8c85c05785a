package gateway.web.blackbox.origin;

import java.io.IOException;
import java.net.Socket;

/** The connection that an answer is sent over. */
public final class Wire {
    private final Socket socket;

    Wire(Socket socket) {
        this.socket = socket;
    }

    /** Sends characters, one for each byte. */
    public void send(String text) throws IOException {
        send(Origin.bytes(text));
    }

    public void send(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
    }

    /** Ends the connection. */
    public void close() throws IOException {
        socket.close();
    }

    /** Breaks the connection: the other side gets a reset. */
    public void reset() throws IOException {
        socket.setSoLinger(true, 0);
        socket.close();
    }

    /** Waits until the other side ends the connection. */
    public void awaitEnd() throws IOException {
        int read = socket.getInputStream().read();
        if (read >= 0) {
            throw new IOException("something was sent: " + read);
        }
    }
}
