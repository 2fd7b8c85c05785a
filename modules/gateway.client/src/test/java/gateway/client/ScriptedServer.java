package gateway.client;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A server of HTTP/1.1 that gives the answers that it is told to, one to each connection, and the last one for ever. It
 * knows what it was sent, and which clients went away before it was done with them.
 */
final class ScriptedServer implements AutoCloseable {
    private final ServerSocket listening;
    private final Thread accepting;
    private final Deque<Answer> script;
    private final List<Received> requests = new CopyOnWriteArrayList<>();
    private final BlockingQueue<String> gone = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> arrived = new LinkedBlockingQueue<>();

    private ScriptedServer(ServerSocket listening, List<Answer> script) {
        this.listening = listening;
        this.script = new ArrayDeque<>(script);
        this.accepting = inBackground(this::accept);
    }

    static ScriptedServer answering(Answer... script) {
        try {
            ServerSocket listening = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
            return new ScriptedServer(listening, List.of(script));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Thread inBackground(Runnable task) {
        Thread thread = new Thread(task, "scripted-server");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private void accept() {
        while (!listening.isClosed()) {
            try {
                Socket connection = listening.accept();
                inBackground(() -> serve(connection));
            } catch (IOException e) {
                // It is closed.
            }
        }
    }

    private void serve(Socket connection) {
        try (connection) {
            Received request = Received.read(connection.getInputStream());
            Answer answer = next(request);
            connection.getOutputStream().write(answer.text().getBytes(UTF_8));
            connection.getOutputStream().flush();
            if (answer.held() && connection.getInputStream().read() < 0) {
                gone.add(request.line());
            }
        } catch (IOException e) {
            gone.add("broken");
        }
    }

    private synchronized Answer next(Received request) {
        requests.add(request);
        arrived.add(request.line());
        return script.size() > 1 ? script.removeFirst() : script.getFirst();
    }

    URI uri(String path) {
        return URI.create("http://127.0.0.1:" + listening.getLocalPort() + path);
    }

    /** What it was sent so far. */
    List<Received> requests() {
        return requests;
    }

    /** Waits until another request is there. */
    void awaitRequest() {
        await(arrived, "no request");
    }

    /** Waits until another client has gone that it was not done with. */
    void awaitGone() {
        await(gone, "the client is still there");
    }

    private static void await(BlockingQueue<String> queue, String otherwise) {
        try {
            if (queue.poll(10, TimeUnit.SECONDS) == null) {
                throw new AssertionError(otherwise);
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns when nobody can connect any more. */
    @Override
    public void close() {
        try {
            listening.close();
            accepting.join();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
