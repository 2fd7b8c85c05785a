package gateway.web.servlet;

import gateway.api.limit.Ticker;
import gateway.web.admission.InspectedBody;
import jakarta.servlet.AsyncContext;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;

/**
 * A request whose JSON body may be looked at before its resource reads it, byte for byte as it came. It is looked at when
 * somebody asks for it, be it the gateway or whoever wants to read: what was read is kept in any case.
 */
final class InspectedRequest extends HttpServletRequestWrapper {
    private final HttpServletResponse response;
    private final int max;
    private final Ticker ticker;
    private Optional<InspectedBody> body = Optional.empty();
    private BodyHead head = BodyHead.none();
    private Optional<ServletInputStream> stream = Optional.empty();
    private Optional<BufferedReader> reader = Optional.empty();

    /**
     * A request whose body nobody has begun to read.
     *
     * @param request the request
     * @param response its response, which goes with it where it is handled asynchronously
     * @param max how many bytes are read at most
     * @param ticker the time
     */
    InspectedRequest(HttpServletRequest request, HttpServletResponse response, int max, Ticker ticker) {
        super(request);
        this.response = Objects.requireNonNull(response, "response");
        this.max = max;
        this.ticker = Objects.requireNonNull(ticker, "ticker");
    }

    /** The body; blocks until it is there. */
    InspectedBody inspect() {
        if (body.isEmpty()) {
            body = Optional.of(getContentLengthLong() > max ? InspectedBody.Unread.TOO_LARGE : read());
        }
        return body.get();
    }

    private InspectedBody read() {
        try {
            head = BodyHead.read(super.getInputStream(), max, ticker);
        } catch (IllegalStateException e) {
            // Somebody before us reads it as text.
            return InspectedBody.Unread.NOT_JSON;
        } catch (IOException e) {
            return InspectedBody.Unread.BROKEN;
        }
        if (head.failure().isPresent()) {
            return InspectedBody.Unread.BROKEN;
        }
        return head.isWhole() ? new InspectedBody.Whole(head.bytes(), head.length()) : InspectedBody.Unread.TOO_LARGE;
    }

    @Override
    public ServletInputStream getInputStream() throws IOException {
        if (reader.isPresent()) {
            throw new IllegalStateException("getReader() was called before");
        }
        return stream();
    }

    private ServletInputStream stream() throws IOException {
        if (stream.isEmpty()) {
            inspect();
            ServletInputStream rest = super.getInputStream();
            stream = Optional.of(
                    new ReplayedStream(head, rest, work -> getAsyncContext().start(work)));
        }
        return stream.get();
    }

    @Override
    public BufferedReader getReader() throws IOException {
        if (reader.isEmpty()) {
            if (stream.isPresent()) {
                throw new IllegalStateException("getInputStream() was called before");
            }
            reader = Optional.of(new BufferedReader(new InputStreamReader(stream(), charset())));
        }
        return reader.get();
    }

    private Charset charset() throws UnsupportedEncodingException {
        String name = getCharacterEncoding();
        try {
            // The default of the servlet API.
            return name == null ? StandardCharsets.ISO_8859_1 : Charset.forName(name);
        } catch (IllegalArgumentException e) {
            throw new UnsupportedEncodingException(name);
        }
    }

    /** Takes this request along: the one below has nothing left to be read. */
    @Override
    public AsyncContext startAsync() {
        return super.startAsync(this, response);
    }
}
