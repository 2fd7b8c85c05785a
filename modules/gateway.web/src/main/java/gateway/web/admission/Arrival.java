package gateway.web.admission;

import gateway.api.client.IpAddress;
import java.time.Instant;
import java.util.Objects;

/**
 * What is known of a request the moment it arrives.
 *
 * @param requestId its id
 * @param address the address of its caller
 * @param time when it arrived
 * @param nanos when it arrived, on the ticker
 */
record Arrival(String requestId, IpAddress address, Instant time, long nanos) {
    Arrival {
        Objects.requireNonNull(requestId, "requestId");
        Objects.requireNonNull(address, "address");
        Objects.requireNonNull(time, "time");
    }
}
