package gateway.web.admission;

import gateway.api.client.Client;
import gateway.api.client.IpAddress;
import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitKeyHasher;
import gateway.web.config.KeyPart;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Whose permits one request spends. Every part of a key is hashed together with its kind, so that a key id or a header
 * that looks like an address shares nothing with that address.
 */
final class Subject {
    private static final String ADDRESS = "ip";

    private final Exchange exchange;
    private final PartSource source;
    private final IpAddress group;
    private Optional<LimitKey> client = Optional.empty();
    /** What was read already: several limits may name the same part, and each resolver is asked once. */
    private Map<KeyPart, PartValue> read = Map.of();

    Subject(Exchange exchange, PartSource source, IpAddress group) {
        this.exchange = Objects.requireNonNull(exchange, "exchange");
        this.source = Objects.requireNonNull(source, "source");
        this.group = Objects.requireNonNull(group, "group");
    }

    /** The key of nobody, for a limit that does not apply. */
    LimitKey nobody() {
        return hasher().key("nobody");
    }

    /** The first part that the request lacks of the key of a limit that is {@linkplain PlannedLimit#worded() worded}. */
    Optional<KeyPart> lacks(PlannedLimit limit) {
        List<KeyPart> parts = limit.key();
        for (int i = 0; i < parts.size(); i++) {
            if (!has(word(parts, i))) {
                return Optional.of(parts.get(i));
            }
        }
        return Optional.empty();
    }

    /**
     * The key of a limit that is {@linkplain PlannedLimit#worded() worded}; the address stands in for parts that the
     * request lacks.
     */
    LimitKey key(List<KeyPart> parts) {
        if (parts.size() > 1) {
            return composite(parts);
        }
        KeyPart.Word part = word(parts, 0);
        if (part != KeyPart.Word.CLIENT) {
            return hasher().key(kind(part), value(part));
        }
        if (client.isEmpty()) {
            client = Optional.of(hasher().key(kind(part), value(part)));
        }
        return client.get();
    }

    private LimitKey composite(List<KeyPart> parts) {
        String[] texts = new String[2 * parts.size()];
        for (int i = 0; i < parts.size(); i++) {
            texts[2 * i] = kind(word(parts, i));
            texts[2 * i + 1] = value(word(parts, i));
        }
        return hasher().key(texts);
    }

    /** The key of any limit. */
    KeyFinding find(PlannedLimit limit) {
        return new KeySearch(this, limit).find();
    }

    /** What kind of value a part has that the request does not lack. */
    String kindOf(KeyPart part) {
        return part instanceof KeyPart.Word word ? kind(word) : part.text();
    }

    /** What the request says for a part. */
    PartValue valueOf(KeyPart part) {
        if (part instanceof KeyPart.Word word) {
            return has(word) ? new PartValue.Known(value(word)) : PartValue.Lack.ABSENT;
        }
        if (read.isEmpty()) {
            read = new HashMap<>();
        }
        return read.computeIfAbsent(part, wanted -> source.value(exchange, wanted));
    }

    /** What stands in for a part that the request lacks. */
    String address() {
        return group.text();
    }

    static String addressKind() {
        return ADDRESS;
    }

    LimitKeyHasher hasher() {
        return exchange.rules().hasher();
    }

    private static KeyPart.Word word(List<KeyPart> parts, int index) {
        return (KeyPart.Word) parts.get(index);
    }

    private boolean has(KeyPart.Word part) {
        return switch (part) {
            case KEY -> keyId().isPresent();
            case DEVICE -> deviceId().isPresent();
            case ROUTE -> exchange.destination().route().isPresent();
            case CLIENT, IP, METHOD, GLOBAL -> true;
        };
    }

    private String kind(KeyPart.Word part) {
        return switch (part) {
            case CLIENT -> clientKind();
            case KEY -> has(part) ? "key" : ADDRESS;
            case DEVICE -> has(part) ? "device" : ADDRESS;
            case IP -> ADDRESS;
            case ROUTE -> has(part) ? "route" : ADDRESS;
            case METHOD -> "method";
            case GLOBAL -> "global";
        };
    }

    private String value(KeyPart.Word part) {
        return switch (part) {
            case CLIENT -> keyId().or(this::deviceId).orElseGet(this::address);
            case KEY -> keyId().orElseGet(this::address);
            case DEVICE -> deviceId().orElseGet(this::address);
            case IP -> address();
            case ROUTE -> exchange.destination().route().map(RouteRules::id).orElseGet(this::address);
            case METHOD -> exchange.method();
            case GLOBAL -> "";
        };
    }

    private String clientKind() {
        if (has(KeyPart.Word.KEY)) {
            return "key";
        }
        return has(KeyPart.Word.DEVICE) ? "device" : ADDRESS;
    }

    private Optional<String> deviceId() {
        return exchange.client() instanceof Client.DeviceHolder holder
                ? Optional.of(holder.session().id())
                : Optional.empty();
    }

    private Optional<String> keyId() {
        return exchange.client() instanceof Client.KeyHolder holder
                ? Optional.of(holder.key().id())
                : Optional.empty();
    }
}
