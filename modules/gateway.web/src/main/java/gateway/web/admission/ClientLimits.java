package gateway.web.admission;

import gateway.api.client.Client;
import gateway.api.client.IpAddress;
import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The limits that are one client's own, on whatever route. What everybody shares is not among them. Of limits whose key
 * has a part that only a request says, such as a header, nobody can say how much is used: they are named, with that part.
 */
public final class ClientLimits {
    private final Rules rules;
    private final Client client;
    private final IpAddress address;
    private final ClientParts parts;

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
        parts = new ClientParts(client);
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
                List<Object> identity = List.of(limit.name(), keys[i]);
                usage(limit, states.get(i)).ifPresent(found -> usage.putIfAbsent(identity, found));
            }
        }
        return List.copyOf(usage.values());
    }

    private Optional<LimitUsage> usage(PlannedLimit limit, Decision state) {
        if (parts.areAllOf(limit)) {
            return Optional.of(LimitUsage.of(limit, true, state));
        }
        return parts.areSomeOf(limit) ? Optional.of(LimitUsage.unknown(limit, parts.unsaid(limit))) : Optional.empty();
    }

    /**
     * Makes every limit full again of which it is known whose permits it counts.
     *
     * @return the names of the other limits, which stay as they are
     * @throws gateway.api.limit.StoreUnavailableException if the limit store does not answer
     */
    public List<String> reset() {
        List<Place> places = places();
        for (Place place : places) {
            place.plan().set().orElseThrow().reset(place.keys());
        }
        return places.stream()
                .flatMap(place -> place.plan().limits().stream())
                .filter(parts::areSomeOf)
                .map(PlannedLimit::name)
                .distinct()
                .toList();
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
        return new Place(plan, keys(plan, rules.imagined(exchange)));
    }

    /** The keys of the client's own limits; in the places of others one that stands for nobody. */
    private LimitKey[] keys(LimitPlan plan, Subject subject) {
        return plan.limits().stream().map(limit -> key(limit, subject)).toArray(LimitKey[]::new);
    }

    private LimitKey key(PlannedLimit limit, Subject subject) {
        return parts.areAllOf(limit) && subject.find(limit) instanceof KeyFinding.Found found
                ? found.key()
                : subject.nobody();
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
