package gateway.web.config.read;

import gateway.api.limit.Algorithm;
import gateway.api.limit.KeyResolver;
import gateway.api.limit.LimitStoreProvider;
import gateway.web.config.ConfigResult;
import gateway.web.config.source.FilePlace;
import gateway.web.config.source.MapSource;
import gateway.web.config.source.Property;
import gateway.web.config.source.PropertySource;
import gateway.web.config.source.PropertyView;
import gateway.web.config.source.ViewReader;
import gateway.web.guard.LimiterGuards;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Reads the whole configuration out of sources and says everything that is wrong with it. Immutable and thread-safe;
 * each reading asks the sources anew.
 */
public final class ConfigReader {
    private final Providers<Algorithm> algorithms;
    private final Providers<LimitStoreProvider> stores;
    private final Providers<KeyResolver> resolvers;
    private final LimiterGuards guards = new LimiterGuards();
    private final Catalog catalog;

    /**
     * For the providers that were found, ours and third parties'.
     *
     * @param algorithms the algorithms
     * @param stores the limit stores
     * @param resolvers the key resolvers
     */
    public ConfigReader(
            Collection<? extends Algorithm> algorithms,
            Collection<? extends LimitStoreProvider> stores,
            Collection<? extends KeyResolver> resolvers) {
        this.algorithms = Providers.ofAlgorithms(algorithms);
        this.stores = Providers.ofStores(stores);
        this.resolvers = Providers.ofKeyResolvers(resolvers);
        catalog = new Catalog(this.algorithms.parameters(), this.stores.parameters());
    }

    /**
     * {@return the configuration and all its faults}
     *
     * @param sources where properties stand, in any order
     */
    public ConfigResult read(Collection<? extends PropertySource> sources) {
        Faults faults = new Faults();
        PropertyView view = view(sources, faults);
        algorithms.faults().forEach(faults::add);
        stores.faults().forEach(faults::add);
        resolvers.faults().forEach(faults::add);
        KeyGrammar.faults(resolvers).forEach(faults::add);
        PropertyView complete = view.withDefaults(BuiltIn.beside(view));
        PolicyReader.Plugged plugged = new PolicyReader.Plugged(algorithms, guards, KeyGrammar.of(resolvers));
        return new ConfigResult(
                new WholeReader(new Section(complete, "gateway.", faults), plugged, stores).read(), faults.sorted());
    }

    private PropertyView view(Collection<? extends PropertySource> sources, Faults faults) {
        List<PropertySource> all = new ArrayList<>(sources);
        all.add(BuiltIn.SOURCE);
        return ViewReader.read(all, catalog, faults::add);
    }

    /**
     * {@return the configuration file; empty if no source names one that could exist}
     *
     * @param sources where properties stand, without that file
     */
    public Optional<FilePlace> file(Collection<? extends PropertySource> sources) {
        return server(sources).file();
    }

    /**
     * {@return how often the configuration file is looked at}
     *
     * @param sources where properties stand
     */
    public Duration reloadInterval(Collection<? extends PropertySource> sources) {
        return server(sources).reloadInterval();
    }

    private ServerReader server(Collection<? extends PropertySource> sources) {
        Faults reportedElsewhere = new Faults();
        return new ServerReader(new Section(view(sources, reportedElsewhere), "gateway.", reportedElsewhere), stores);
    }

    /**
     * {@return the properties that take effect only at start, as a source that goes before all others: what is read
     * with it keeps them}
     *
     * @param sources where properties stand
     */
    public MapSource startOnly(Collection<? extends PropertySource> sources) {
        PropertyView view = view(sources, new Faults());
        Map<String, String> texts = new TreeMap<>();
        catalog.startOnly()
                .forEach(name ->
                        texts.put(name, view.find(name).flatMap(Property::text).orElse("")));
        return MapSource.literal("the start of the server", Integer.MAX_VALUE, texts);
    }
}
