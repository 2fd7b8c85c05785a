package gateway.web.blackbox.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;

/**
 * A stream of server-sent events that is being read, by a thread of its own, so that each event is seen when it arrives.
 * Understood as the HTML standard says: an event without data is none, but its id counts.
 */
public final class EventStream implements AutoCloseable {
    private final Connection connection;
    private final Response head;
    private final LinkedBlockingQueue<StreamEvent> unread = new LinkedBlockingQueue<>();
    private final List<StreamEvent> all = new CopyOnWriteArrayList<>();
    private final AtomicInteger comments = new AtomicInteger();
    private final Thread reader = new Thread(this::read, "event-stream");
    private volatile String lastId = "";
    private volatile long retryMillis = -1;
    private volatile boolean over;

    private EventStream(Connection connection, Request request) {
        this.connection = connection;
        connection.write(request.header("Accept", "text/event-stream"));
        head = connection.readHead();
        reader.setDaemon(true);
    }

    /** Opens a stream, on a connection that is closed with it; what is no stream is an answer with a body. */
    public static EventStream open(Connection connection, Request request) {
        EventStream stream = new EventStream(connection, request);
        if (stream.head.status() == 200) {
            stream.reader.start();
        }
        return stream;
    }

    public int status() {
        return head.status();
    }

    /** Status and headers. */
    public Response head() {
        return head;
    }

    /** The next event that was not taken yet. */
    public StreamEvent next(Duration patience) {
        try {
            StreamEvent event = unread.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
            if (event == null) {
                throw new AssertionError("no event within " + patience + (over ? "; the stream is over" : ""));
            }
            return event;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public StreamEvent next() {
        return next(Duration.ofSeconds(10));
    }

    /** The next events, as many as are asked for. */
    public List<StreamEvent> next(int count) {
        return IntStream.range(0, count).mapToObj(i -> next()).toList();
    }

    /** Everything that came so far. */
    public List<StreamEvent> all() {
        return List.copyOf(all);
    }

    /** The events that came and were not taken yet. */
    public int waiting() {
        return unread.size();
    }

    public int comments() {
        return comments.get();
    }

    /** What a browser would send as {@code Last-Event-ID}. */
    public String lastId() {
        return lastId;
    }

    /** After how many milliseconds a browser would come back; -1 if it was not told. */
    public long retryMillis() {
        return retryMillis;
    }

    /** Whether the server has ended the stream, or the connection is broken. */
    public boolean isOver() {
        return over;
    }

    /** Waits until it is over. */
    public void awaitEnd(Duration atMost) {
        try {
            reader.join(atMost.toMillis());
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        if (!over) {
            throw new AssertionError("the stream is not over after " + atMost);
        }
    }

    private void read() {
        try (InputStream body = body();
                BufferedReader lines = new BufferedReader(new InputStreamReader(body, UTF_8))) {
            StreamEvent.Builder event = new StreamEvent.Builder();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.isEmpty()) {
                    dispatch(event);
                    event = new StreamEvent.Builder();
                } else if (line.startsWith(":")) {
                    comments.incrementAndGet();
                } else {
                    event.line(line);
                }
            }
        } catch (IOException | UncheckedIOException e) {
            // The connection is broken, by one side or the other.
        } finally {
            over = true;
        }
    }

    private InputStream body() throws IOException {
        InputStream body = new ChunkedInput(connection.input());
        boolean compressed = head.header("Content-Encoding").orElse("").equals("gzip");
        return compressed ? new Uncompressed(new GZIPInputStream(body, 64)) : body;
    }

    /** Does not claim, as the JDK's stream does, that there is always more to be read at once. */
    private static final class Uncompressed extends FilterInputStream {
        Uncompressed(GZIPInputStream in) {
            super(in);
        }

        @Override
        public int available() {
            return 0;
        }
    }

    private void dispatch(StreamEvent.Builder event) {
        lastId = event.id().orElse(lastId);
        retryMillis = event.retry().orElse(retryMillis);
        if (event.hasData()) {
            StreamEvent arrived = event.build(lastId, System.nanoTime());
            all.add(arrived);
            unread.add(arrived);
        }
    }

    /** Goes away without a word to the reader. */
    @Override
    public void close() {
        connection.close();
    }
}
