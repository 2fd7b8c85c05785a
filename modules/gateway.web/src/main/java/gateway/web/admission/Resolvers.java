package gateway.web.admission;

import gateway.api.limit.LimitedRequest;
import gateway.web.config.KeyPart;
import gateway.web.key.KeyTexts;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;

/**
 * Asks plug-ins for parts of keys, each for a few requests at a time, so that one that hangs holds no more threads than
 * that. It serves all configurations of a running gateway. Thread-safe; waits for the plug-in, but never for a place.
 */
final class Resolvers {
    static final int MAX_AT_ONCE = 16;

    private final Map<String, Semaphore> places = new ConcurrentHashMap<>();

    PartValue ask(KeyPart.Resolved part, LimitedRequest request) {
        Semaphore free = places.computeIfAbsent(part.text(), id -> new Semaphore(MAX_AT_ONCE));
        if (!free.tryAcquire()) {
            return new PartValue.Failed(
                    part, new IllegalStateException(MAX_AT_ONCE + " requests are inside it, and it takes no more"));
        }
        try {
            return answer(part, request);
        } catch (RuntimeException | LinkageError e) {
            return new PartValue.Failed(part, e);
        } finally {
            free.release();
        }
    }

    private static PartValue answer(KeyPart.Resolved part, LimitedRequest request) {
        Optional<String> answer = part.resolver().resolve(request);
        return PartValue.of(answer.flatMap(KeyTexts::of));
    }
}
