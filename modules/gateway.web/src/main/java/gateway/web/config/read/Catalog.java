package gateway.web.config.read;

import gateway.api.config.Parameter;
import gateway.security.lockout.LockoutKind;
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

/** Every property that there can be: fixed ones, and those below a tier, a route, a policy, a key or an account. Immutable. */
final class Catalog implements PropertyNames {
    private static final String GATEWAY = "gateway.";

    private final List<Setting<?>> fixed;
    private final Map<NamePattern, List<Setting<?>>> sections = new LinkedHashMap<>();

    /**
     * @param algorithmParameters the parameters of all algorithms
     * @param storeSettings the settings of all stores
     */
    Catalog(Collection<Parameter> algorithmParameters, Collection<Parameter> storeSettings) {
        fixed = Stream.of(
                        List.of(TierReader.DEFAULT, KeyReader.IN_QUERY, KeyReader.ROTATE_GRACE),
                        AddressReader.ALL,
                        CorsReader.ALL,
                        HeaderReader.ALL,
                        BodyReader.ALL,
                        DeviceReader.ALL,
                        AnalyticsReader.ALL,
                        ServerReader.ALL,
                        storeSettings.stream()
                                .map(parameter -> Setting.of(parameter).atStart())
                                .toList())
                .<Setting<?>>flatMap(List::stream)
                .toList();
        List<Setting<?>> policy = new ArrayList<>(PolicySettings.ALL);
        algorithmParameters.forEach(parameter -> policy.add(Setting.of(parameter)));
        sections.put(new NamePattern("gateway.global"), policy);
        sections.put(new NamePattern("gateway.tiers.<t>"), policy);
        sections.put(new NamePattern("gateway.tiers.<t>.limits.<p>"), policy);
        sections.put(new NamePattern("gateway.routes.<r>"), RouteReader.ALL);
        sections.put(new NamePattern("gateway.routes.<r>.limits.<p>"), policy);
        sections.put(new NamePattern("gateway.routes.<r>.lockout"), LockoutReader.OF_ROUTE);
        sections.put(new NamePattern("gateway.keys.<id>"), KeyReader.ALL);
        sections.put(new NamePattern("gateway.admin.users.<n>"), AdministratorReader.ALL);
        for (LockoutKind kind : LockoutKind.values()) {
            sections.put(new NamePattern("gateway.lockout." + kind.id()), LockoutReader.ALL);
        }
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
        sections.forEach((pattern, settings) -> pattern.prefix(name)
                .ifPresent(prefix -> settings.forEach(setting -> known.add(prefix + "." + setting.name()))));
    }

    /** The full names of what takes effect only at start. */
    List<String> startOnly() {
        return fixed.stream()
                .filter(setting -> !setting.reloads())
                .map(setting -> GATEWAY + setting.name())
                .toList();
    }

    /** Every setting by its full name, which has placeholders such as {@code <t>}. */
    Map<String, Setting<?>> byTemplate() {
        Map<String, Setting<?>> byTemplate = new LinkedHashMap<>();
        fixed.forEach(setting -> byTemplate.put(GATEWAY + setting.name(), setting));
        sections.forEach((pattern, settings) ->
                settings.forEach(setting -> byTemplate.putIfAbsent(pattern + "." + setting.name(), setting)));
        return byTemplate;
    }
}
