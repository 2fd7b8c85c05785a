package gateway.web.servlet;

import gateway.api.analytics.RequestLogSink;
import gateway.api.client.DeviceCodeValidator;
import gateway.api.limit.Algorithm;
import gateway.api.limit.KeyResolver;
import gateway.api.limit.LimitStoreProvider;
import gateway.api.rejection.RejectionHandler;
import gateway.api.store.StoreProvider;
import gateway.web.config.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Everything that ServiceLoader found, ours and what was plugged in.
 *
 * @param algorithms the algorithms
 * @param limitStores the limit stores
 * @param keyResolvers what keys of limits can name beside the parts of a request
 * @param stateStores the ways to keep other state
 * @param sinks who takes note of requests
 * @param deviceCodes who decides about device codes in place of the gateway
 * @param rejections who words refusals in place of the gateway
 */
record PlugIns(
        List<Algorithm> algorithms,
        List<LimitStoreProvider> limitStores,
        List<KeyResolver> keyResolvers,
        StoreProviders stateStores,
        List<RequestLogSink> sinks,
        Optional<DeviceCodeValidator> deviceCodes,
        Optional<RejectionHandler> rejections) {

    /** Looks for them; what is wrong with some is reported. */
    static PlugIns find(Consumer<Fault> faults) {
        return new PlugIns(
                found(Algorithm.class, ServiceLoader.load(Algorithm.class, loader()), faults),
                found(LimitStoreProvider.class, ServiceLoader.load(LimitStoreProvider.class, loader()), faults),
                found(KeyResolver.class, ServiceLoader.load(KeyResolver.class, loader()), faults),
                new StoreProviders(stateStores(faults)),
                found(RequestLogSink.class, ServiceLoader.load(RequestLogSink.class, loader()), faults),
                only(
                        DeviceCodeValidator.class,
                        found(
                                DeviceCodeValidator.class,
                                ServiceLoader.load(DeviceCodeValidator.class, loader()),
                                faults),
                        faults),
                only(
                        RejectionHandler.class,
                        found(RejectionHandler.class, ServiceLoader.load(RejectionHandler.class, loader()), faults),
                        faults));
    }

    private static ClassLoader loader() {
        // That of the web application: plug-ins are visible to it, and it does not depend on the thread.
        return PlugIns.class.getClassLoader();
    }

    private static <T> List<T> found(Class<T> service, ServiceLoader<T> loader, Consumer<Fault> faults) {
        Services<T> services = Services.find(service, loader);
        services.faults().forEach(faults);
        return services.providers();
    }

    @SuppressWarnings("rawtypes") // a class literal has no type arguments
    static List<StoreProvider<?>> stateStores(Consumer<Fault> faults) {
        List<StoreProvider<?>> providers = new ArrayList<>();
        for (StoreProvider provider :
                found(StoreProvider.class, ServiceLoader.load(StoreProvider.class, loader()), faults)) {
            providers.add(provider);
        }
        return providers;
    }

    /** Of two nobody could say which one decides, so neither does. */
    static <T> Optional<T> only(Class<T> service, List<T> found, Consumer<Fault> faults) {
        if (found.size() > 1) {
            faults.accept(new Fault(
                    service.getName(),
                    "",
                    "has the providers " + String.join(" and ", Found.names(found)) + "; allowed is one"));
            return Optional.empty();
        }
        return found.stream().findFirst();
    }

    /** For people to read; of what was plugged in the class, too. */
    List<String> texts() {
        List<String> texts = new ArrayList<>();
        algorithms.forEach(one -> texts.add(Found.named("algorithm " + id(one, Algorithm::id), one)));
        limitStores.forEach(one -> texts.add(Found.named("limit store " + id(one, LimitStoreProvider::id), one)));
        keyResolvers.forEach(one -> texts.add(Found.named("key resolver " + id(one, KeyResolver::id), one)));
        texts.addAll(stateStores.texts());
        sinks.forEach(one -> texts.add(Found.named("request log sink", one)));
        deviceCodes.ifPresent(one -> texts.add(Found.named("device code validator", one)));
        rejections.ifPresent(one -> texts.add(Found.named("rejection handler", one)));
        return texts;
    }

    /** One that fails when it is asked has been reported as a fault, and has to be found among the others. */
    private static <T> String id(T provider, Function<T, String> id) {
        try {
            return id.apply(provider);
        } catch (RuntimeException | LinkageError e) {
            return "without id";
        }
    }
}
