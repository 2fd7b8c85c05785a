package gateway.redis.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;

/** Reads along with everything that a Redis is told, from its begin until it is closed. */
public final class RedisSpy implements AutoCloseable {
    private final Socket socket;
    private final ByteArrayOutputStream told = new ByteArrayOutputStream();

    private RedisSpy(Socket socket) {
        this.socket = socket;
    }

    /** One that reads along from now on. */
    public static RedisSpy on(RedisServer server) {
        try {
            Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
            RedisSpy spy = new RedisSpy(socket);
            socket.getOutputStream().write("MONITOR\r\n".getBytes(UTF_8));
            Thread reader = new Thread(spy::read, "redis-spy");
            reader.setDaemon(true);
            reader.start();
            return spy;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void read() {
        byte[] part = new byte[1 << 16];
        try {
            InputStream in = socket.getInputStream();
            for (int length = in.read(part); length >= 0; length = in.read(part)) {
                synchronized (told) {
                    told.write(part, 0, length);
                }
            }
        } catch (IOException e) {
            // it was closed
        }
    }

    /** Every command until now, with its arguments. */
    public String told() {
        synchronized (told) {
            return told.toString(UTF_8);
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
