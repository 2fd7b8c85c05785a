package gateway.web.admission;

import gateway.api.client.Client;
import gateway.web.config.JsonPointer;
import gateway.web.config.KeyPart;
import gateway.web.key.KeyTexts;
import java.util.Objects;
import java.util.Optional;

/** Reads parts of keys out of what was sent. */
final class SentParts implements PartSource {
    private final Resolvers resolvers;

    SentParts(Resolvers resolvers) {
        this.resolvers = Objects.requireNonNull(resolvers, "resolvers");
    }

    @Override
    public PartValue value(Exchange exchange, KeyPart part) {
        IncomingRequest request = exchange.request();
        if (part instanceof KeyPart.Header header) {
            return PartValue.of(KeyTexts.header(request.headers(header.name())));
        }
        if (part instanceof KeyPart.Query query) {
            return PartValue.of(KeyTexts.query(request.query(), query.name()));
        }
        if (part instanceof KeyPart.Json json) {
            return json(request.body(), json.pointer());
        }
        return part instanceof KeyPart.Resolved resolved
                ? resolvers.ask(resolved, new ResolvedRequest(exchange))
                : PartValue.of(user(exchange).flatMap(KeyTexts::of));
    }

    private static PartValue json(InspectedBody body, JsonPointer pointer) {
        if (body instanceof InspectedBody.Whole whole) {
            return PartValue.of(KeyTexts.json(whole.open(), pointer));
        }
        return switch ((InspectedBody.Unread) body) {
            case NOT_JSON -> PartValue.Lack.ABSENT;
            case TOO_LARGE -> PartValue.Lack.BODY_TOO_LARGE;
            case BROKEN -> PartValue.Lack.BODY_BROKEN;
        };
    }

    private static Optional<String> user(Exchange exchange) {
        return deviceUser(exchange.client()).or(exchange.request()::user);
    }

    /** The user that a device's session names. */
    static Optional<String> deviceUser(Client client) {
        return client instanceof Client.DeviceHolder holder ? holder.session().user() : Optional.empty();
    }
}
