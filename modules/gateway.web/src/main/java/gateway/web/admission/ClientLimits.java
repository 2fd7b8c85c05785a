package gateway.web.admission;

import gateway.api.client.Client;
import gateway.api.client.IpAddress;
import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import gateway.web.config.KeyPart;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The limits that are one client's own, on whatever route. What everybody shares is not among them, nor are limits whose
 * key has a part that the client alone does not say, such as the method.
 */
public final class ClientLimits {
    private final Rules rules;
    private final Client client;
    private final IpAddress address;

    /**
     * The limits of a client.
     *
     * @param rules the rules that say which
     * @param client whose
     * @param address the client's address; of one that has a credential it says nothing, and any will do
     */
    public ClientLimits(Rules rules, Client client, IpAddress address) {
        this.rules = Objects.requireNonNull(rules, "rules");
        this.client = Objects.requireNonNull(client, "client");
        this.address = Objects.requireNonNull(address, "address");
    }

    /** {@return the tier that the client gets where no route gives it another} */
    public String tier() {
        return rules.tierOf(client, Optional.empty());
    }

    /**
     * {@return how much the client has used of each limit} Nothing is spent by asking.
     *
     * @throws gateway.api.limit.StoreUnavailableException if the limit store does not answer
     */
    public Collection<LimitUsage> usage() {
        Map<List<Object>, LimitUsage> usage = new LinkedHashMap<>();
        for (Place place : places()) {
            LimitKey[] keys = place.keys();
            List<Decision> states = place.plan().set().orElseThrow().acquire(keys, new long[keys.length]);
            for (int i = 0; i < keys.length; i++) {
                PlannedLimit limit = place.plan().limits().get(i);
                if (isOwn(limit)) {
                    usage.putIfAbsent(List.of(limit.name(), keys[i]), LimitUsage.of(limit, true, states.get(i)));
                }
            }
        }
        return List.copyOf(usage.values());
    }

    /**
     * Makes every limit full again.
     *
     * @throws gateway.api.limit.StoreUnavailableException if the limit store does not answer
     */
    public void reset() {
        for (Place place : places()) {
            place.plan().set().orElseThrow().reset(place.keys());
        }
    }

    private List<Place> places() {
        List<Place> places = new ArrayList<>();
        if (!rules.degraded()) {
            places.add(place(Optional.empty()));
            rules.routes().forEach(route -> places.add(place(Optional.of(route))));
            places.removeIf(place -> place.plan().limits().isEmpty());
        }
        return places;
    }

    private Place place(Optional<RouteRules> route) {
        Exchange exchange = new Exchange(
                new ImaginaryRequest("GET", "/", "", address.text()),
                rules,
                new Arrival(Question.NO_ID, address, Instant.EPOCH, 0),
                new Destination.Api(route));
        exchange.identified(client, rules.tierOf(client, route));
        LimitPlan plan = rules.plan(exchange);
        return new Place(plan, keys(plan, rules.subject(exchange)));
    }

    /** The keys of the client's own limits; in the places of others one that stands for nobody. */
    private LimitKey[] keys(LimitPlan plan, Subject subject) {
        return plan.limits().stream()
                .map(limit -> isOwn(limit) ? subject.key(limit.key()) : subject.nobody())
                .toArray(LimitKey[]::new);
    }

    private boolean isOwn(PlannedLimit limit) {
        return !limit.global()
                && limit.key().stream().anyMatch(this::isMine)
                && limit.key().stream().allMatch(this::isSaid);
    }

    private boolean isMine(KeyPart part) {
        return switch (part) {
            case CLIENT -> true;
            case KEY -> client instanceof Client.KeyHolder;
            case DEVICE -> client instanceof Client.DeviceHolder;
            case IP -> client instanceof Client.Anonymous;
            default -> false;
        };
    }

    /** Whether the client and the route say all of a part. */
    private boolean isSaid(KeyPart part) {
        return isMine(part) || part == KeyPart.ROUTE || part == KeyPart.GLOBAL;
    }

    /** Where a client may call: the limits there, and whose permits they count. */
    private static final class Place {
        private final LimitPlan plan;
        private final LimitKey[] keys;

        Place(LimitPlan plan, LimitKey[] keys) {
            this.plan = plan;
            this.keys = keys;
        }

        LimitPlan plan() {
            return plan;
        }

        LimitKey[] keys() {
            return keys;
        }
    }
}
