package gateway.web.admission;

import gateway.api.limit.LimitedRequest;
import gateway.web.config.KeyPart;
import gateway.web.guard.Bulkhead;
import gateway.web.key.KeyTexts;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Asks plug-ins for parts of keys, each behind a bulkhead, so that one that hangs holds few threads. It serves all
 * configurations of a running gateway. Thread-safe.
 */
final class Resolvers {
    private final Map<String, Bulkhead> bulkheads = new ConcurrentHashMap<>();

    PartValue ask(KeyPart.Resolved part, LimitedRequest request) {
        Bulkhead bulkhead = bulkheads.computeIfAbsent(part.text(), id -> new Bulkhead());
        try {
            bulkhead.enter();
            try {
                return answer(part, request);
            } finally {
                bulkhead.leave();
            }
        } catch (RuntimeException | LinkageError e) {
            return new PartValue.Failed(part, e);
        }
    }

    private static PartValue answer(KeyPart.Resolved part, LimitedRequest request) {
        Optional<String> answer = part.resolver().resolve(request);
        return PartValue.of(answer.flatMap(KeyTexts::of));
    }
}
