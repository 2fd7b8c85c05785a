package gateway.web.config.read;

import gateway.api.config.Parameter;
import gateway.api.limit.Algorithm;
import gateway.api.limit.KeyResolver;
import gateway.api.limit.LimitStoreProvider;
import gateway.web.config.Fault;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The found providers of one service, asked once for their ids and parameters. Immutable.
 *
 * @param <T> the service
 */
final class Providers<T> {
    private final SortedMap<String, Provider<T>> byId;
    private final List<Fault> faults;

    private Providers(SortedMap<String, Provider<T>> byId, List<Fault> faults) {
        this.byId = byId;
        this.faults = faults;
    }

    /** One provider. */
    record Provider<T>(String id, List<Parameter> parameters, T implementation) {}

    static Providers<Algorithm> ofAlgorithms(Collection<? extends Algorithm> found) {
        return of(Algorithm.class, found, a -> new Provider<>(a.id(), List.copyOf(a.parameters()), a));
    }

    static Providers<LimitStoreProvider> ofStores(Collection<? extends LimitStoreProvider> found) {
        return of(LimitStoreProvider.class, found, s -> new Provider<>(s.id(), List.copyOf(s.settings()), s));
    }

    static Providers<KeyResolver> ofKeyResolvers(Collection<? extends KeyResolver> found) {
        return of(KeyResolver.class, found, r -> new Provider<>(r.id(), List.of(), r));
    }

    private static <T> Providers<T> of(
            Class<T> service, Collection<? extends T> found, Function<T, Provider<T>> description) {
        SortedMap<String, Provider<T>> byId = new TreeMap<>();
        List<Problem> problems = new ArrayList<>();
        for (T implementation : found) {
            String name = implementation.getClass().getName();
            try {
                Provider<T> provider = description.apply(implementation);
                Optional.ofNullable(byId.putIfAbsent(provider.id(), provider))
                        .ifPresent(other -> problems.add(new Problem(
                                name,
                                "has the id " + provider.id() + ", which "
                                        + other.implementation().getClass().getName()
                                        + " has, too; allowed is one provider of each id")));
            } catch (RuntimeException | LinkageError e) {
                problems.add(new Problem(
                        name,
                        "failed with " + e + " when it was asked for its id and parameters; allowed are providers for"
                                + " this version of the gateway"));
            }
        }
        String ids = "; found are " + String.join(", ", byId.keySet());
        return new Providers<>(
                Collections.unmodifiableSortedMap(byId),
                problems.stream()
                        .map(problem -> new Fault(service.getName(), problem.provider(), problem.text() + ids))
                        .toList());
    }

    private record Problem(String provider, String text) {}

    /** Providers that failed, and ids that two have. */
    List<Fault> faults() {
        return faults;
    }

    Optional<Provider<T>> find(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    Collection<Provider<T>> all() {
        return byId.values();
    }

    /** The ids in alphabetical order. */
    Collection<String> ids() {
        return byId.keySet();
    }

    List<Parameter> parameters() {
        return byId.values().stream()
                .flatMap(provider -> provider.parameters().stream())
                .toList();
    }
}
