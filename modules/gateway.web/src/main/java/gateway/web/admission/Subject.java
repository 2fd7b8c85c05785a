package gateway.web.admission;

import gateway.api.client.Client;
import gateway.api.client.IpAddress;
import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitKeyHasher;
import gateway.web.config.KeyPart;
import java.util.List;
import java.util.Optional;

/**
 * Whose permits one request spends. Every part of a key is hashed together with its kind, so that a key id that looks
 * like an address shares nothing with that address.
 */
final class Subject {
    private static final String ADDRESS = "ip";

    private final Exchange exchange;
    private final LimitKeyHasher hasher;
    private final IpAddress group;
    private Optional<LimitKey> client = Optional.empty();

    Subject(Exchange exchange, LimitKeyHasher hasher, IpAddress group) {
        this.exchange = exchange;
        this.hasher = hasher;
        this.group = group;
    }

    /** The key of nobody, for a limit that does not apply. */
    LimitKey nobody() {
        return hasher.key("nobody");
    }

    /** The first part of a limit's key that the request lacks. */
    Optional<KeyPart> lacks(PlannedLimit limit) {
        List<KeyPart> parts = limit.key();
        for (int i = 0; i < parts.size(); i++) {
            if (!has(parts.get(i))) {
                return Optional.of(parts.get(i));
            }
        }
        return Optional.empty();
    }

    /** The key of a limit; the address stands in for parts that the request lacks. */
    LimitKey key(List<KeyPart> parts) {
        if (parts.size() > 1) {
            return composite(parts);
        }
        KeyPart part = parts.get(0);
        if (part != KeyPart.CLIENT) {
            return hasher.key(kind(part), value(part));
        }
        if (client.isEmpty()) {
            client = Optional.of(hasher.key(kind(part), value(part)));
        }
        return client.get();
    }

    private LimitKey composite(List<KeyPart> parts) {
        String[] texts = new String[2 * parts.size()];
        for (int i = 0; i < parts.size(); i++) {
            texts[2 * i] = kind(parts.get(i));
            texts[2 * i + 1] = value(parts.get(i));
        }
        return hasher.key(texts);
    }

    private boolean has(KeyPart part) {
        return switch (part) {
            case KEY -> keyId().isPresent();
            case DEVICE -> deviceId().isPresent();
            case ROUTE -> exchange.destination().route().isPresent();
            case CLIENT, IP, METHOD, GLOBAL -> true;
        };
    }

    private String kind(KeyPart part) {
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

    private String value(KeyPart part) {
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
        if (has(KeyPart.KEY)) {
            return "key";
        }
        return has(KeyPart.DEVICE) ? "device" : ADDRESS;
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

    private String address() {
        return group.text();
    }
}
