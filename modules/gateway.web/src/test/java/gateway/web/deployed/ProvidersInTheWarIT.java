package gateway.web.deployed;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Algorithm;
import gateway.api.limit.LimitStoreProvider;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Providers inside the WAR")
@Tag("arquillian")
@ExtendWith(ArquillianExtension.class)
class ProvidersInTheWarIT {

    @Deployment
    static WebArchive gateway() {
        return GatewayWar.withAssertJ();
    }

    @Test
    void serviceLoaderFindsTheAlgorithms() {
        assertThat(ServiceLoader.load(Algorithm.class))
                .extracting(Algorithm::id)
                .contains(
                        "token-bucket", "sliding-window-log", "sliding-window-counter", "fixed-window", "leaky-bucket");
    }

    @Test
    void serviceLoaderFindsTheStoreInMemory() {
        assertThat(ServiceLoader.load(LimitStoreProvider.class))
                .extracting(LimitStoreProvider::id)
                .contains("memory");
    }

    /** Here every class is in the unnamed module, so that only META-INF/services counts. */
    @Test
    void serviceLoaderFindsWhatTheModuleDescriptorsPromise() throws Exception {
        List<ModuleDescriptor> modules = modules();
        assertThat(modules).extracting(ModuleDescriptor::name).contains("gateway.algorithms", "gateway.api");
        for (ModuleDescriptor module : modules) {
            for (ModuleDescriptor.Provides provides : module.provides()) {
                assertThat(found(provides.service())).containsAll(provides.providers());
            }
        }
    }

    private static Stream<String> found(String service) throws ClassNotFoundException {
        return ServiceLoader.load(Class.forName(service)).stream()
                .map(provider -> provider.type().getName());
    }

    private static List<ModuleDescriptor> modules() throws IOException {
        List<ModuleDescriptor> modules = new ArrayList<>();
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        for (URL url : Collections.list(loader.getResources("module-info.class"))) {
            try (InputStream in = url.openStream()) {
                ModuleDescriptor module = ModuleDescriptor.read(in);
                if (module.name().startsWith("gateway.")) {
                    modules.add(module);
                }
            }
        }
        return modules;
    }
}
