package gateway.web.admission;

import gateway.api.client.IpAddress;
import gateway.web.config.Fault;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Everything that one configuration means for requests, worked out once. Immutable; a reload makes another one.
 */
public final class Rules {
    private final List<Fault> faults;

    Rules(List<Fault> faults) {
        this.faults = List.copyOf(faults);
    }

    /**
     * {@return the rules of a gateway that does not know its configuration} It serves nothing but management
     * requests, on any port and to any address, whose authorisation fails closed.
     *
     * @param faults what is wrong with the configuration, at least one
     */
    public static Rules degraded(List<Fault> faults) {
        return new Rules(faults);
    }

    /** {@return what is wrong with the configuration; empty if the gateway is not degraded} */
    public List<Fault> faults() {
        return faults;
    }

    /** {@return whether only management requests are served} */
    public boolean degraded() {
        return !faults.isEmpty();
    }

    Arrival arrival(IncomingRequest request, Instant time, long nanos) {
        IpAddress peer = IpAddress.parse(request.peer()).orElseThrow();
        return new Arrival(RequestIds.create(time.toEpochMilli()), peer, time, nanos);
    }

    Destination destination(IncomingRequest request, String method) {
        return new Destination.Api(Optional.empty());
    }
}
