package gateway.web.waiting;

import gateway.web.socket.Peer;
import java.util.Optional;

/** A request that waits. Exactly one of its three ends comes, once; none of them blocks for long. */
public interface Waiting {

    /** {@return the connection it came by, if that is known} */
    Optional<Peer> peer();

    /** Goes on, since its time has come. */
    void proceed();

    /** Ends unanswered, since its caller has gone. */
    void abandon();

    /** Is refused, since the gateway stops. */
    void refuse();
}
