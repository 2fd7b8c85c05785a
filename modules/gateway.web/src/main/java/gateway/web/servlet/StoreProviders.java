package gateway.web.servlet;

import gateway.api.store.Store;
import gateway.api.store.StoreProvider;
import gateway.web.config.Fault;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The ways to keep state that were found, each asked once what it is. Immutable. */
final class StoreProviders {
    private final List<Known> found = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();

    private record Known(Class<?> kind, String id, StoreProvider<?> provider) {
        Known {
            Objects.requireNonNull(kind, "kind");
            Objects.requireNonNull(id, "id");
        }

        boolean is(Class<?> wantedKind, String wantedId) {
            return kind.equals(wantedKind) && id.equals(wantedId);
        }

        @Override
        public String toString() {
            return Found.named(kind.getSimpleName() + " " + id, provider);
        }
    }

    StoreProviders(Collection<? extends StoreProvider<?>> providers) {
        for (StoreProvider<?> provider : providers) {
            String name = provider.getClass().getName();
            try {
                add(new Known(provider.type(), provider.id(), provider), name);
            } catch (RuntimeException | LinkageError e) {
                faults.add(new Fault(
                        StoreProvider.class.getName(),
                        name,
                        "failed with " + e + " when it was asked for its id and kind; allowed are providers for this"
                                + " version of the gateway"));
            }
        }
    }

    private void add(Known one, String name) {
        Optional<Known> namesake =
                found.stream().filter(other -> other.is(one.kind(), one.id())).findFirst();
        namesake.ifPresent(other -> faults.add(new Fault(
                StoreProvider.class.getName(),
                name,
                "opens " + one + ", which " + other.provider().getClass().getName()
                        + " opens, too; allowed is one provider of each kind and id")));
        found.add(one);
    }

    /** What is wrong with them. */
    List<Fault> faults() {
        return Collections.unmodifiableList(faults);
    }

    /** Kinds and ids, for people to read. */
    List<String> texts() {
        return found.stream().map(Known::toString).toList();
    }

    /** The way to keep one kind of state. */
    @SuppressWarnings("unchecked") // a provider says which kind it opens
    <S extends Store> Optional<StoreProvider<S>> find(Class<S> kind, String id) {
        return found.stream().filter(one -> one.is(kind, id)).findFirst().map(one -> (StoreProvider<S>) one.provider());
    }
}
