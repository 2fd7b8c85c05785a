package gateway.web.config.source;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** One source as the view reads it: profile first, and environment names understood. */
final class Layer {
    private final PropertySource source;
    private final Optional<String> profile;
    private final Set<String> names;
    private final Environment environment;

    /**
     * @param source the source
     * @param profile the profile that is active: then {@code %dev.name} goes before {@code name} in one source
     * @throws SourceFailure if the source cannot list its names
     */
    Layer(PropertySource source, Optional<String> profile) {
        this.source = source;
        this.profile = profile.map(name -> "%" + name + ".");
        Set<String> listed = guarded(() -> Set.copyOf(source.names()));
        environment = new Environment(listed);
        names = listed.stream().filter(name -> !environment.isRespelt(name)).collect(Collectors.toUnmodifiableSet());
    }

    String source() {
        return source.name();
    }

    /** The listed variables that stand for no known property. */
    List<String> strayVariables(Set<String> knownVariables) {
        return environment.strays(knownVariables);
    }

    /** The listed names; those of the active profile without its mark. */
    Set<String> names() {
        Set<String> plain = new HashSet<>();
        for (String name : names) {
            plain.add(profile.filter(name::startsWith)
                    .map(mark -> name.substring(mark.length()))
                    .orElse(name));
        }
        return plain;
    }

    /**
     * What is written for a name.
     *
     * @throws SourceFailure if the source throws
     */
    Optional<String> value(String name) {
        return guarded(() -> profile.flatMap(mark -> source.value(mark + name))
                .or(() -> source.value(name))
                .or(() -> environment.find(name).flatMap(source::value)));
    }

    private <T> T guarded(Supplier<T> read) {
        try {
            return read.get();
        } catch (RuntimeException e) {
            throw new SourceFailure(source.name(), e);
        }
    }
}
