package gateway.proxy.transfer;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.hc.core5.http.nio.CapacityChannel;

/** How much of a response the caller still has to take before more is read. Thread-safe. */
final class Window {
    private final AtomicInteger credit = new AtomicInteger();
    private final AtomicLong outstanding = new AtomicLong();
    private volatile CapacityChannel channel;

    /** Notes octets that have come in. */
    void received(int count) {
        outstanding.addAndGet(count);
    }

    /** Notes octets that the caller has taken. */
    void passedOn(int count) throws IOException {
        outstanding.addAndGet(-count);
        credit.addAndGet(count);
        grant();
    }

    /** Grants from now on here. */
    void use(CapacityChannel granting) throws IOException {
        channel = granting;
        grant();
    }

    private void grant() throws IOException {
        CapacityChannel granting = channel;
        if (granting != null) {
            int more = credit.getAndSet(0);
            if (more > 0) {
                granting.update(more);
            }
        }
    }

    /** Whether the caller has something to take. */
    boolean isWaited() {
        return outstanding.get() > 0;
    }
}
