package gateway.web.blackbox;

import gateway.web.blackbox.server.Await;
import java.time.Duration;

/** The windows of those algorithms that cut time into equal pieces since the Unix epoch. */
final class Windows {
    private Windows() {}

    /** Returns in the first half of a window, so that what follows at once falls into one. */
    static void begin(Duration window) {
        long millis = window.toMillis();
        long gone = System.currentTimeMillis() % millis;
        if (gone > millis / 2) {
            Await.pause(Duration.ofMillis(millis - gone));
        }
    }

    /** Returns when what is left of the window is at least so long. */
    static void ensureLeft(Duration window, Duration needed) {
        long left = window.toMillis() - System.currentTimeMillis() % window.toMillis();
        if (left < needed.toMillis()) {
            Await.pause(Duration.ofMillis(left));
        }
    }
}
