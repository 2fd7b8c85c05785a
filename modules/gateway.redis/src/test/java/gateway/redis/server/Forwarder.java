package gateway.redis.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Stands between a gateway and a server: passes everything on, late, or not at all. Thread-safe. */
public final class Forwarder implements AutoCloseable {
    private final ServerSocket listener;
    private final int target;
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private final Set<Socket> subscribers = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService replies = Executors.newSingleThreadScheduledExecutor();
    private volatile Duration delay = Duration.ZERO;
    private volatile boolean silent;
    private volatile boolean mute;

    private Forwarder(ServerSocket listener, int target) {
        this.listener = listener;
        this.target = target;
    }

    /** One to a server on this machine. */
    public static Forwarder to(RedisServer server) {
        try {
            Forwarder forwarder =
                    new Forwarder(new ServerSocket(0, 50, InetAddress.getLoopbackAddress()), server.port());
            run(forwarder::accept);
            return forwarder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String uri() {
        return "redis://127.0.0.1:" + listener.getLocalPort();
    }

    /** Has each reply come so much later. */
    public void delay(Duration time) {
        delay = time;
    }

    /** Accepts connections and requests, and lets no reply through; or no longer. */
    public void silence(boolean on) {
        silent = on;
    }

    /** Lets no messages through to those who have subscribed to any; everything else, and what they had before, is passed on. */
    public void mute() {
        mute = true;
    }

    /** Ends all connections with a reset. */
    public void reset() {
        sockets.forEach(socket -> {
            try {
                socket.setSoLinger(true, 0);
            } catch (IOException e) {
                // it has ended
            }
            close(socket);
        });
    }

    private void accept() throws IOException {
        while (true) {
            Socket client = listener.accept();
            try {
                Socket server = new Socket(InetAddress.getLoopbackAddress(), target);
                sockets.add(client);
                sockets.add(server);
                run(() -> pass(client, server));
                run(() -> reply(server, client));
            } catch (IOException e) {
                close(client);
            }
        }
    }

    private void pass(Socket client, Socket server) throws IOException {
        InputStream in = client.getInputStream();
        byte[] buffer = new byte[1 << 16];
        try {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                if (new String(buffer, 0, read, StandardCharsets.ISO_8859_1).contains("SUBSCRIBE")) {
                    subscribers.add(client);
                }
                server.getOutputStream().write(buffer, 0, read);
            }
        } finally {
            close(server);
        }
    }

    private void reply(Socket server, Socket client) throws IOException {
        InputStream in = server.getInputStream();
        OutputStream out = client.getOutputStream();
        byte[] buffer = new byte[1 << 16];
        try {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                byte[] bytes = Arrays.copyOf(buffer, read);
                if (!silent && !(mute && subscribers.contains(client))) {
                    var unused = replies.schedule(() -> write(out, bytes), delay.toMillis(), TimeUnit.MILLISECONDS);
                }
            }
        } finally {
            close(client);
        }
    }

    private static void write(OutputStream out, byte[] bytes) {
        try {
            out.write(bytes);
        } catch (IOException e) {
            // the client has gone
        }
    }

    private void close(Socket socket) {
        sockets.remove(socket);
        subscribers.remove(socket);
        try {
            socket.close();
        } catch (IOException e) {
            // it has ended
        }
    }

    private interface Work {
        void run() throws IOException;
    }

    private static void run(Work work) {
        Thread thread = new Thread(() -> {
            try {
                work.run();
            } catch (IOException e) {
                // a connection has ended
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public void close() {
        try {
            listener.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            sockets.forEach(this::close);
            replies.shutdownNow();
        }
    }
}
