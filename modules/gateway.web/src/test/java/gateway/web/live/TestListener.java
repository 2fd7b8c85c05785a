package gateway.web.live;

import gateway.api.limit.Ticker;
import java.util.List;

/** A listener whose connection a test can see. */
final class TestListener {
    final TestOutlet outlet = new TestOutlet();
    final Listener listener;

    TestListener(Ticker ticker, Audience audience) {
        listener = new Listener(outlet, Runnable::run, ticker, 2500, audience::leave);
    }

    /** What was written so far; forgotten then. */
    List<String> heard() {
        List<String> heard = List.copyOf(outlet.written);
        outlet.written.clear();
        return heard;
    }
}
