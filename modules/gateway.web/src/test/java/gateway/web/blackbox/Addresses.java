package gateway.web.blackbox;

import java.util.concurrent.atomic.AtomicInteger;

/** Addresses that no other test has used. */
final class Addresses {
    private static final AtomicInteger LAST = new AtomicInteger(1 << 16);

    private Addresses() {}

    static String fresh() {
        int host = LAST.incrementAndGet();
        return "10." + (host >> 16 & 255) + "." + (host >> 8 & 255) + "." + (host & 255);
    }
}
