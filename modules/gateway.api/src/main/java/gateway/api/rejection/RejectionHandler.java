package gateway.api.rejection;

import gateway.api.limit.LimitedRequest;
import java.util.Optional;

/**
 * Service interface: says in other words, or in another format, why the gateway refuses a request. Only one can be
 * installed.
 *
 * <p>It words refusals and decides nothing: the status stays, and so do the headers that the gateway answers for, such as
 * {@code Retry-After} and those about limits. What the management API and the dashboard refuse is not asked about, nor are
 * errors of resources.
 *
 * <p><b>Registration.</b> A public class with a public no-argument constructor, named in {@code provides
 * gateway.api.rejection.RejectionHandler with …} and in
 * {@code META-INF/services/gateway.api.rejection.RejectionHandler}. It is instantiated once at start-up and lives as long as
 * the gateway. A second one is a start-up fault.
 *
 * <p>Thread-safe; called on the thread of the request, so it should not block: at most 16 requests are inside at a time, a
 * few more wait for a moment, and for further ones it is as if it had thrown. What it throws, and {@code null}, is counted,
 * logged at most once a second, and the caller gets the gateway's own words. Contract test:
 * {@code gateway.testkit.rejection.RejectionHandlerContract}.
 */
@FunctionalInterface
public interface RejectionHandler {

    /**
     * {@return what is sent in place of the gateway's problem in JSON; empty for that one}
     *
     * @param request the request, until this method returns. What was sent in it, credentials included, must not be
     *     repeated in the answer unless it is made harmless
     * @param rejection why it is refused
     */
    Optional<RejectionAnswer> answer(LimitedRequest request, Rejection rejection);
}
