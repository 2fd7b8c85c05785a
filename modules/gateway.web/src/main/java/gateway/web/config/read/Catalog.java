package gateway.web.config.read;

import gateway.api.config.Parameter;
import gateway.web.config.source.PropertyNames;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Every name that a property can have: fixed ones, and those below a tier, a route, a policy or a key. Immutable.
 */
final class Catalog implements PropertyNames {
    private static final String GATEWAY = "gateway.";

    private final List<Setting<?>> fixed;
    private final Map<NamePattern, Set<String>> sections = new LinkedHashMap<>();

    /**
     * @param algorithmParameters the parameters of all algorithms
     * @param storeSettings the settings of all stores
     */
    Catalog(Collection<Parameter> algorithmParameters, Collection<Parameter> storeSettings) {
        fixed = Stream.of(
                        List.of(TierReader.DEFAULT, KeyReader.IN_QUERY),
                        AddressReader.ALL,
                        CorsReader.ALL,
                        HeaderReader.ALL,
                        ServerReader.ALL,
                        storeSettings.stream().map(Setting::ofStore).toList())
                .<Setting<?>>flatMap(List::stream)
                .toList();
        Set<String> policy = new TreeSet<>(PolicySettings.NAMES);
        algorithmParameters.forEach(parameter -> policy.add(parameter.name()));
        sections.put(new NamePattern("gateway.global"), policy);
        sections.put(new NamePattern("gateway.tiers.<t>"), policy);
        sections.put(new NamePattern("gateway.tiers.<t>.limits.<p>"), policy);
        sections.put(new NamePattern("gateway.routes.<r>"), names(RouteReader.ALL));
        sections.put(new NamePattern("gateway.routes.<r>.limits.<p>"), policy);
        sections.put(new NamePattern("gateway.keys.<id>"), names(KeyReader.ALL));
    }

    private static Set<String> names(List<Setting<?>> settings) {
        Set<String> names = new TreeSet<>();
        settings.forEach(setting -> names.add(setting.name()));
        return names;
    }

    @Override
    public NavigableSet<String> known(Set<String> written) {
        NavigableSet<String> known = new TreeSet<>();
        fixed.forEach(setting -> known.add(GATEWAY + setting.name()));
        Stream.concat(BuiltIn.names().stream(), written.stream())
                .map(NamePattern::segments)
                .forEach(name -> addSections(name, known));
        return known;
    }

    private void addSections(List<String> name, Set<String> known) {
        sections.forEach((pattern, names) ->
                pattern.prefix(name).ifPresent(prefix -> names.forEach(rest -> known.add(prefix + "." + rest))));
    }

    /** The full names of what takes effect only at start. */
    List<String> startOnly() {
        return fixed.stream()
                .filter(setting -> !setting.reloads())
                .map(setting -> GATEWAY + setting.name())
                .toList();
    }

    /** Every name once, with placeholders such as {@code <t>}. */
    List<String> templates() {
        List<String> templates = new ArrayList<>();
        fixed.forEach(setting -> templates.add(GATEWAY + setting.name()));
        sections.forEach((pattern, names) -> names.forEach(name -> templates.add(pattern + "." + name)));
        return templates;
    }
}
