package gateway.api.limit;

import java.util.Optional;

/**
 * Service interface: a part of a limit's key that the gateway does not know by itself, such as the tenant of a request.
 * Policies name it by its id: {@code gateway.tiers.free.key=ip, tenant}.
 *
 * <p><b>Registration.</b> A public class with a public no-argument constructor, named in {@code provides
 * gateway.api.limit.KeyResolver with …} and in {@code META-INF/services/gateway.api.limit.KeyResolver}. It is
 * instantiated once at start-up and lives as long as the gateway. An id that two providers claim, one that is a part of
 * a key already, and a configured id that none has, are start-up faults.
 *
 * <p>Thread-safe; called on the thread of the request, which waits for it, so it should not block: at most 16 requests
 * are inside one resolver at a time, a few more wait for a moment, and for further ones it is as if it had thrown. What it throws, and {@code null},
 * is counted, logged at most once a second, and decided by the policy's {@code on-failure}; other limits go on. Contract
 * test: {@code gateway.testkit.limit.KeyResolverContract}.
 */
public interface KeyResolver {

    /** {@return the id: a lower-case letter, then up to 63 of {@code a-z}, {@code 0-9} and {@code -}; the same at each call} */
    String id();

    /**
     * {@return what the request counts by; empty if it lacks it, which is decided by the policy's {@code missing}} White
     * space around it, letter case and the way accents are composed make no difference; nothing but white space is
     * nothing.
     *
     * @param request the request, until this method returns
     */
    Optional<String> resolve(LimitedRequest request);
}
