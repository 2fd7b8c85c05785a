package gateway.web.blackbox.faults;

import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestLogSink;

/** A plug-in that takes note of nothing. */
public final class FaultySink implements RequestLogSink {
    @Override
    public void record(RequestEntry entry) {
        throw new IllegalStateException(FaultyResource.SECRET);
    }
}
