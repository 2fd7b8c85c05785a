package gateway.web.proxy;

import gateway.proxy.message.Header;
import gateway.proxy.message.ResponseRules;
import gateway.proxy.transfer.Forwarding;
import gateway.proxy.transfer.RequestBody;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** The body of a request as the container hands it out, without waiting for it. */
final class CallerBody implements RequestBody, ReadListener {
    private final HttpServletRequest request;
    private final ServletInputStream in;
    private final OptionalLong max;
    private long count;
    private volatile boolean tooLarge;
    private volatile Forwarding forwarding;

    CallerBody(HttpServletRequest request, OptionalLong max) throws IOException {
        this.request = request;
        this.max = max;
        in = request.getInputStream();
    }

    /** Is read for a forwarding. */
    void feed(Forwarding to) {
        forwarding = to;
    }

    @Override
    public void open() {
        in.setReadListener(this);
    }

    /** Whether it is longer than it may be. */
    boolean isTooLarge() {
        return tooLarge;
    }

    @Override
    public int read(byte[] into) throws IOException {
        if (in.isFinished()) {
            return -1;
        }
        int read = in.isReady() ? in.read(into) : 0;
        count += Math.max(0, read);
        if (max.isPresent() && count > max.getAsLong()) {
            tooLarge = true;
            throw new IOException("the body is longer than " + max.getAsLong() + " bytes");
        }
        return read;
    }

    @Override
    public List<Header> trailers() {
        if (!request.isTrailerFieldsReady()) {
            return List.of();
        }
        Map<String, String> fields = request.getTrailerFields();
        return ResponseRules.trailers(fields.entrySet().stream()
                .map(field -> new Header(field.getKey(), field.getValue()))
                .toList());
    }

    @Override
    public void onDataAvailable() {
        forwarding.bodyReady();
    }

    @Override
    public void onAllDataRead() {
        forwarding.bodyReady();
    }

    @Override
    public void onError(Throwable failure) {
        forwarding.bodyBroken();
    }
}
