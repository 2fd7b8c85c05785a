package gateway.web.admission;

import java.util.Optional;

/**
 * One of the stages a request goes through, in the order of the package's description.
 *
 * <p>Thread-safe; does not block. A stage has its say once for each exchange: entered again, as by an asynchronous
 * dispatch, it repeats what was replied and does nothing. It throws nothing but {@link IllegalStateException}, if an
 * earlier stage was left out.
 */
public interface Stage {

    /**
     * {@return what to send instead of passing the request on; empty to go on to the next stage}
     *
     * @param exchange the request
     */
    Optional<Reply> enter(Exchange exchange);
}
