package gateway.client;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Knows which bodies can be sent again. */
final class Bodies {
    /**
     * The JDK's publishers of what is in memory. Of the others nothing can be said: one that reads from a stream has the
     * same type whether its supplier opens a new one each time or not.
     */
    private static final Set<Class<?>> IN_MEMORY = Stream.of(
                    BodyPublishers.noBody(), BodyPublishers.ofString(""), BodyPublishers.ofByteArray(new byte[0]))
            .<Class<?>>map(Object::getClass)
            .collect(Collectors.toUnmodifiableSet());

    private Bodies() {}

    static boolean canBeSentAgain(HttpRequest request) {
        return request.bodyPublisher().map(Bodies::isRepeatable).orElse(true);
    }

    private static boolean isRepeatable(BodyPublisher body) {
        return body instanceof RepeatableBody || IN_MEMORY.contains(body.getClass());
    }
}
