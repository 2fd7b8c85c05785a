package gateway.web.blackbox.plugged;

import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestLogSink;

/** Says on the console which requests there were. */
public final class ConsoleSink implements RequestLogSink {
    @Override
    public void record(RequestEntry entry) {
        Asked.say("request " + entry.path() + " " + entry.status());
    }
}
