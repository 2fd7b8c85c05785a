package gateway.proxy.transfer;

import gateway.proxy.message.ResponseHead;
import gateway.proxy.upstream.Server;
import gateway.proxy.upstream.Server.Outcome;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.hc.core5.concurrent.FutureCallback;
import org.apache.hc.core5.http.EntityDetails;
import org.apache.hc.core5.http.Header;
import org.apache.hc.core5.http.HttpException;
import org.apache.hc.core5.http.HttpResponse;
import org.apache.hc.core5.http.ProtocolException;
import org.apache.hc.core5.http.nio.AsyncClientExchangeHandler;
import org.apache.hc.core5.http.nio.CapacityChannel;
import org.apache.hc.core5.http.nio.DataStreamChannel;
import org.apache.hc.core5.http.nio.RequestChannel;
import org.apache.hc.core5.http.protocol.HttpContext;
import org.apache.hc.core5.io.CloseMode;
import org.apache.hc.core5.reactor.IOSession;

/** One request to one server. It ends once, by whatever comes first. */
final class Attempt implements AsyncClientExchangeHandler, FutureCallback<IOSession> {
    private static final int SWITCHING_PROTOCOLS = 101;
    private static final int RESET_CONTENT = 205;

    private final Forwarding forwarding;
    private final Server server;
    private final Connections connections;
    private final AtomicBoolean over = new AtomicBoolean();
    private final Window window = new Window();
    private final Optional<Upload> upload;
    private volatile Optional<IOSession> session = Optional.empty();
    private volatile Optional<Future<IOSession>> connecting = Optional.empty();
    private volatile boolean reused;
    private volatile boolean sent;
    private volatile boolean answered;

    Attempt(Forwarding forwarding, Server server, Connections connections) {
        this.forwarding = forwarding;
        this.server = server;
        this.connections = connections;
        upload = forwarding.request().body().map(body -> new Upload(body, forwarding.progress()));
    }

    void start(Connector connector) {
        Optional<IOSession> idle = connections.take(forwarding.reusableWithin());
        if (idle.isPresent()) {
            reused = true;
            use(idle.get());
        } else {
            connecting = Optional.of(connector.connect(server.target(), this));
        }
    }

    private void use(IOSession opened) {
        session = Optional.of(opened);
        forwarding.connected();
        if (over.get()) {
            opened.close(CloseMode.IMMEDIATE);
        } else {
            Connector.send(opened, this);
        }
    }

    Server server() {
        return server;
    }

    boolean reused() {
        return reused;
    }

    boolean sent() {
        return sent;
    }

    boolean answered() {
        return answered;
    }

    Window window() {
        return window;
    }

    Optional<Upload> upload() {
        return upload;
    }

    /** Ends it from outside; false if it is over already. */
    boolean abandon(Outcome outcome) {
        if (!end(outcome)) {
            return false;
        }
        connecting.ifPresent(future -> future.cancel(true));
        session.ifPresent(open -> open.close(CloseMode.IMMEDIATE));
        return true;
    }

    private boolean end(Outcome outcome) {
        boolean first = over.compareAndSet(false, true);
        if (first) {
            server.leave(outcome);
            // Whoever waits to write more of it waits for nothing.
            upload.ifPresent(Upload::stop);
        }
        return first;
    }

    @Override
    public void completed(IOSession opened) {
        use(opened);
    }

    @Override
    public void produceRequest(RequestChannel channel, HttpContext context) throws HttpException, IOException {
        sent = true;
        channel.sendRequest(
                Messages.request(forwarding.request(), server.target()),
                upload.isPresent() ? Messages.SOME_BODY : null,
                context);
    }

    @Override
    public int available() {
        return 0;
    }

    @Override
    public void produce(DataStreamChannel channel) {
        upload.ifPresent(sending -> sending.writable(channel));
    }

    @Override
    public void consumeInformation(HttpResponse response, HttpContext context) throws HttpException {
        if (response.getCode() == SWITCHING_PROTOCOLS) {
            throw new ProtocolException("The server switches protocols without being asked to");
        }
    }

    @Override
    public void consumeResponse(HttpResponse response, EntityDetails entity, HttpContext context) {
        if (over.get()) {
            return;
        }
        answered = true;
        ResponseHead head = Messages.head(response, entity);
        boolean body = entity != null && head.status() != RESET_CONTENT;
        forwarding.answered(head, body);
        if (!body) {
            finish(entity == null, List.of());
        }
    }

    @Override
    public void updateCapacity(CapacityChannel channel) throws IOException {
        window.use(channel);
    }

    @Override
    public void consume(ByteBuffer data) {
        if (over.get()) {
            data.position(data.limit());
        } else {
            window.received(data.remaining());
            forwarding.received(data);
        }
    }

    @Override
    public void streamEnd(List<? extends Header> trailers) {
        finish(true, trailers == null ? List.of() : trailers);
    }

    private void finish(boolean clean, List<? extends Header> trailers) {
        boolean sentWhole = upload.isEmpty() || upload.get().isOver();
        if (!end(Outcome.ANSWERED)) {
            return;
        }
        IOSession used = session.orElseThrow();
        if (clean && sentWhole) {
            connections.give(used);
        } else {
            used.close(CloseMode.IMMEDIATE);
        }
        forwarding.ended(Messages.lines(trailers));
    }

    /** The connection could not be made, broke, or brought what is no answer. */
    @Override
    public void failed(Exception cause) {
        boolean stale = reused && !answered;
        if (end(stale ? Outcome.UNDECIDED : Outcome.FAILED)) {
            session.ifPresent(open -> open.close(CloseMode.IMMEDIATE));
            forwarding.broke(this, cause);
        }
    }

    /** The connection was about to be closed when it was to be used. */
    @Override
    public void cancelled() {
        failed(new IOException("the connection was closed"));
    }

    @Override
    public void cancel() {
        cancelled();
    }

    @Override
    public void releaseResources() {
        cancelled();
    }
}
