package gateway.web.blackbox.http;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;

/**
 * One connection to a server on this machine. Requests may be sent ahead; answers are read in their order.
 *
 * <p>Not thread-safe.
 */
public final class Connection implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Socket socket;
    private final InputStream in;
    private final String host;

    /** A connection on which no more than a few kilobytes are under way as long as nothing is read. */
    public static Connection narrow(int port) {
        try {
            Socket socket = new Socket();
            socket.setReceiveBufferSize(1);
            socket.connect(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port));
            return new Connection(socket);
        } catch (IOException e) {
            throw new UncheckedIOException("no connection to port " + port, e);
        }
    }

    private Connection(Socket socket) throws IOException {
        this.socket = socket;
        this.in = new BufferedInputStream(socket.getInputStream(), 16384);
        this.host = "127.0.0.1:" + socket.getPort();
    }

    public static Connection to(int port) {
        try {
            Socket socket = new Socket(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port);
            socket.setTcpNoDelay(true);
            socket.setSoTimeout(Math.toIntExact(PATIENCE.toMillis()));
            return new Connection(socket);
        } catch (IOException e) {
            throw new UncheckedIOException("no connection to port " + port, e);
        }
    }

    public void write(byte[] bytes) {
        try {
            socket.getOutputStream().write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public void write(Request request) {
        write(request.bytes(host));
    }

    /** The next answer, to a request of this method. */
    public Response read(String method) {
        try {
            return new ResponseReader(in).read(method);
        } catch (IOException e) {
            throw new UncheckedIOException("no answer to " + method, e);
        }
    }

    /** Status and headers of the next answer; its body is what follows, unless it has a length. */
    public Response readHead() {
        try {
            return new ResponseReader(in).readHead();
        } catch (IOException e) {
            throw new UncheckedIOException("no answer", e);
        }
    }

    InputStream input() {
        return in;
    }

    public Response exchange(Request request) {
        write(request);
        return read(request.method());
    }

    /** Whether the server closes the connection instead of answering more. */
    public boolean isClosedByServer() {
        try {
            return in.read() < 0;
        } catch (java.net.SocketTimeoutException e) {
            return false;
        } catch (IOException e) {
            return true;
        }
    }

    /** Waits no longer than this for each next byte. */
    public Connection patience(Duration time) {
        try {
            socket.setSoTimeout(Math.toIntExact(time.toMillis()));
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Breaks the connection, without the farewell of TCP: the other side gets a reset. */
    public void reset() {
        try {
            socket.setSoLinger(true, 0);
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
