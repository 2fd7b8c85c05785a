package gateway.web.admission;

import gateway.api.client.Client;
import gateway.web.config.KeyPart;
import java.util.List;
import java.util.Objects;

/** Which parts of keys one client says by itself, on whatever route, and which are up to each of its requests. */
final class ClientParts {
    private final Client client;

    ClientParts(Client client) {
        this.client = Objects.requireNonNull(client, "client");
    }

    /** Whether a limit is the client's own, and all of its key is known. */
    boolean areAllOf(PlannedLimit limit) {
        return !limit.global()
                && limit.key().stream().anyMatch(this::isMine)
                && limit.key().stream().allMatch(part -> isMine(part) || isShared(part));
    }

    /** Whether a limit counts the client apart from others, or may do so, but by what its requests alone say. */
    boolean areSomeOf(PlannedLimit limit) {
        return !limit.global()
                && !unsaid(limit).isEmpty()
                && limit.key().stream().anyMatch(part -> isMine(part) || isSent(part))
                && limit.key().stream().allMatch(part -> isMine(part) || isShared(part) || isUnsaid(part));
    }

    /** The parts of a key that requests say. */
    List<KeyPart> unsaid(PlannedLimit limit) {
        return limit.key().stream().filter(this::isUnsaid).toList();
    }

    private boolean isMine(KeyPart part) {
        if (part instanceof KeyPart.User) {
            return SentParts.deviceUser(client).isPresent();
        }
        return part instanceof KeyPart.Word word
                && switch (word) {
                    case CLIENT -> true;
                    case KEY -> client instanceof Client.KeyHolder;
                    case DEVICE -> client instanceof Client.DeviceHolder;
                    case IP -> client instanceof Client.Anonymous;
                    case ROUTE, METHOD, GLOBAL -> false;
                };
    }

    private static boolean isShared(KeyPart part) {
        return part == KeyPart.Word.ROUTE || part == KeyPart.Word.GLOBAL;
    }

    /** Whether it is read out of a request, so that it tells callers apart. */
    private static boolean isSent(KeyPart part) {
        return !(part instanceof KeyPart.Word);
    }

    private boolean isUnsaid(KeyPart part) {
        return !isMine(part) && (isSent(part) || part == KeyPart.Word.METHOD || part == KeyPart.Word.IP);
    }
}
