package gateway.web.servlet;

import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;

/** Counts the bytes of one response's body as they are written. Thread-safe. */
final class SentBytes {
    /** A body that is written to these is not sent (RFC 9110, sections 15.3.5 and 15.4.5). */
    private static final Set<Integer> WITHOUT_BODY = Set.of(204, 304);

    private final boolean head;
    private final AtomicLong bytes = new AtomicLong();

    /** @param head whether the request is {@code HEAD}, whose response has no body */
    SentBytes(boolean head) {
        this.head = head;
    }

    void add(long more) {
        bytes.addAndGet(more);
    }

    /** What was written is not sent, but dropped. */
    void drop() {
        bytes.set(0);
    }

    long of(int status) {
        return head || WITHOUT_BODY.contains(status) ? 0 : bytes.get();
    }
}
