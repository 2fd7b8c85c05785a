package gateway.web.proxy;

import gateway.proxy.message.Header;
import gateway.proxy.message.ResponseHead;
import gateway.proxy.message.ResponseRules;
import gateway.proxy.transfer.Downstream;
import gateway.proxy.transfer.Failure;
import gateway.proxy.transfer.Forwarding;
import gateway.security.address.ClientAddressResolver;
import gateway.web.socket.Peer;
import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;

/** Gives the response of an upstream to the caller who waits for it. */
final class CallerResponse implements Downstream, AsyncListener, Absences.Waiter {
    private static final System.Logger LOG = System.getLogger(CallerResponse.class.getName());

    /** The status by which logs tell that a caller went away; nobody receives it. */
    private static final int CALLER_GONE = 499;

    private final AsyncContext context;
    private final HttpServletResponse response;
    private final ResponseRules rules;
    private final Answer answer;
    private final Optional<Peer> peer;
    private final long sinceNanos;
    private final AtomicBoolean begun = new AtomicBoolean();
    private final AtomicBoolean completed = new AtomicBoolean();
    private volatile Optional<ResponseStream> stream = Optional.empty();
    private volatile Forwarding forwarding;

    /** What the gateway has to say. */
    interface Answer {
        /** Adds its headers to a response that is about to be sent, and takes note of it. */
        void begins(ResponseHead head, HttpServletResponse response);

        /** Answers in place of the upstream. */
        void refuses(Failure failure) throws IOException;

        /** Takes note that a response cannot be ended. */
        void breaks();

        /** Takes note that the upstream is waited for no more. */
        void over(CallerResponse response);
    }

    /** @param sinceNanos since when the caller waits */
    CallerResponse(
            AsyncContext context, HttpServletResponse response, ResponseRules rules, Answer answer, long sinceNanos) {
        this.context = context;
        this.sinceNanos = sinceNanos;
        ServletRequest request = context.getRequest();
        peer = ClientAddressResolver.peer(request.getRemoteAddr())
                .map(address -> new Peer(request.getLocalPort(), address, request.getRemotePort()));
        this.response = response;
        this.rules = rules;
        this.answer = answer;
    }

    /** Answers for a forwarding that is about to be started. */
    void answerFor(Forwarding started) {
        forwarding = started;
    }

    @Override
    public void head(ResponseHead head, boolean body) {
        if (!begun.compareAndSet(false, true)) {
            return;
        }
        answer.over(this);
        response.setStatus(head.status());
        for (Header header : rules.incoming(head.headers())) {
            response.addHeader(header.name(), header.value());
        }
        head.length().ifPresent(response::setContentLengthLong);
        answer.begins(head, response);
        if (body) {
            openStream(head.length());
        }
    }

    private void openStream(OptionalLong length) {
        try {
            ResponseStream opened = new ResponseStream(
                    response.getOutputStream(), length, forwarding::passedOn, new ResponseStream.Ending() {
                        @Override
                        public void written() {
                            complete();
                        }

                        @Override
                        public void broken() {
                            gone();
                        }

                        @Override
                        public void cutOff() {
                            cut();
                        }
                    });
            stream = Optional.of(opened);
            opened.open();
        } catch (IOException | IllegalStateException e) {
            LOG.log(System.Logger.Level.DEBUG, "A response cannot be written", e);
            gone();
        }
    }

    @Override
    public void body(ByteBuffer data) {
        if (stream.isPresent()) {
            stream.get().add(data);
        } else {
            data.position(data.limit());
        }
    }

    @Override
    public void end(List<Header> trailers) {
        List<Header> passedOn = ResponseRules.trailers(trailers);
        if (!passedOn.isEmpty()) {
            sendTrailers(passedOn);
        }
        stream.ifPresentOrElse(ResponseStream::end, this::complete);
    }

    private void sendTrailers(List<Header> trailers) {
        Map<String, String> fields = trailers.stream()
                .collect(Collectors.toMap(Header::name, Header::value, (one, more) -> one + ", " + more));
        try {
            response.setTrailerFields(() -> fields);
        } catch (IllegalStateException e) {
            LOG.log(System.Logger.Level.DEBUG, "Trailers come too late for this server", e);
        }
    }

    /** A response that has begun cannot be taken back; its caller sees that it is cut off, where its length was announced. */
    @Override
    public void failed(Failure failure) {
        if (!begun.compareAndSet(false, true)) {
            stream.ifPresentOrElse(ResponseStream::cutOff, this::cut);
            return;
        }
        answer.over(this);
        context.start(() -> {
            try {
                answer.refuses(failure);
            } catch (IOException e) {
                LOG.log(System.Logger.Level.DEBUG, "A caller who is refused has gone", e);
            }
            complete();
        });
    }

    private void cut() {
        answer.breaks();
        complete();
    }

    @Override
    public Optional<Peer> peer() {
        return peer;
    }

    @Override
    public long sinceNanos() {
        return sinceNanos;
    }

    /** Ends everything, since there is nobody who waits. */
    @Override
    public void gone() {
        if (begun.compareAndSet(false, true)) {
            response.setStatus(CALLER_GONE);
        }
        forwarding.abort();
        complete();
    }

    private void complete() {
        if (completed.compareAndSet(false, true)) {
            try {
                context.complete();
            } catch (IllegalStateException e) {
                LOG.log(System.Logger.Level.DEBUG, "The server has ended a response by itself", e);
            }
        }
    }

    @Override
    public void onComplete(AsyncEvent event) {
        completed.set(true);
        answer.over(this);
        forwarding.abort();
    }

    /** Not while the gateway works: its own times are shorter. */
    @Override
    public void onTimeout(AsyncEvent event) {
        forwarding.abort();
    }

    @Override
    public void onError(AsyncEvent event) {
        forwarding.abort();
    }

    /** There is no other cycle. */
    @Override
    public void onStartAsync(AsyncEvent event) {}
}
