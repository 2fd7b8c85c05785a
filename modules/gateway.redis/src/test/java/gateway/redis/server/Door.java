package gateway.redis.server;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A port of this machine that lets connections in, refuses them, or does not even answer. Not thread-safe. */
final class Door implements AutoCloseable {
    /** Long for a machine to connect to itself. */
    private static final int UNANSWERED_MILLIS = 300;

    private final Consumer<Socket> guests;
    private final int port;
    private final List<Socket> queue = new ArrayList<>();
    private ServerSocket listener;

    /** Opens it at a free port. Each connection is handed over on a thread of the door. */
    Door(Consumer<Socket> guests) {
        this.guests = guests;
        listener = listen(0, 50);
        port = listener.getLocalPort();
        accept(listener);
    }

    int port() {
        return port;
    }

    /** Lets connections in again. */
    void open() {
        shut();
        listener = listen(port, 50);
        accept(listener);
    }

    /** Refuses connections from now on; those there are stay. */
    void shut() {
        close(listener);
        queue.forEach(Door::close);
        queue.clear();
    }

    /** Leaves attempts to connect unanswered, as a firewall does that drops packets: nobody takes anybody out of a queue. */
    void ignore() {
        shut();
        listener = listen(port, 1);
        while (isAnswered()) {
            // there was still room in the queue
        }
    }

    private boolean isAnswered() {
        Socket waiting = new Socket();
        queue.add(waiting);
        try {
            waiting.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), UNANSWERED_MILLIS);
            return true;
        } catch (SocketTimeoutException e) {
            return false;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ServerSocket listen(int port, int queue) {
        try {
            return new ServerSocket(port, queue, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void accept(ServerSocket open) {
        Thread thread = new Thread(() -> {
            try {
                while (true) {
                    guests.accept(open.accept());
                }
            } catch (IOException e) {
                // it was shut
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    private static void close(Closeable socket) {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        shut();
    }
}
