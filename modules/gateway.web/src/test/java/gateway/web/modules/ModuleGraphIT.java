package gateway.web.modules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Provides;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

@DisplayName("The module graph of the built jars")
class ModuleGraphIT {
    private static final String MODULES = "gateway.web.modules.BuiltJars#MODULES";
    private static final String SERVICES = "META-INF/services/";

    private final ModuleLayer layer = BuiltJars.layer();

    @ParameterizedTest
    @FieldSource(MODULES)
    void isExactlyAsDescribed(String module) {
        assertThat(DescriptorText.of(BuiltJars.descriptor(module))).isEqualTo(ExpectedModules.text(module));
    }

    @ParameterizedTest
    @FieldSource(MODULES)
    void namesEveryProviderAlsoForWebApplications(String module) {
        Set<String> inDescriptor = new TreeSet<>();
        BuiltJars.descriptor(module)
                .provides()
                .forEach(provides -> provides.providers()
                        .forEach(provider -> inDescriptor.add(provides.service() + " by " + provider)));
        Set<String> inServices = new TreeSet<>();
        BuiltJars.entries(module, SERVICES)
                .forEach(entry -> providers(BuiltJars.text(module, entry))
                        .forEach(provider -> inServices.add(entry.substring(SERVICES.length()) + " by " + provider)));

        assertThat(inServices).isEqualTo(inDescriptor);
    }

    private static Stream<String> providers(String services) {
        return services.lines()
                .map(line -> line.replaceFirst("#.*", "").strip())
                .filter(line -> !line.isEmpty());
    }

    @ParameterizedTest
    @FieldSource(MODULES)
    void letsServiceLoaderFindEveryProvider(String module) throws ClassNotFoundException {
        for (Provides provides : BuiltJars.descriptor(module).provides()) {
            Class<?> service = layer.findLoader(module).loadClass(provides.service());

            List<String> found = ServiceLoader.load(layer, service).stream()
                    .filter(provider -> provider.type().getModule().getName().equals(module))
                    .map(provider -> provider.get().getClass().getName())
                    .toList();

            assertThat(found).containsExactlyInAnyOrderElementsOf(provides.providers());
        }
    }

    @ParameterizedTest
    @FieldSource(MODULES)
    void keepsPackagesThatAreNotExportedToItself(String module) {
        ModuleDescriptor descriptor = BuiltJars.descriptor(module);
        Module loaded = layer.findModule(module).orElseThrow();
        Set<String> exported = new TreeSet<>();
        descriptor.exports().forEach(exports -> exported.add(exports.source()));

        assertThat(descriptor.packages()).allSatisfy(name -> {
            assertThat(loaded.isExported(name)).isEqualTo(exported.contains(name));
            assertThat(loaded.isOpen(name)).isFalse();
        });
    }

    @ParameterizedTest
    @FieldSource(MODULES)
    void letsNobodyElseCreateItsProviders(String module) throws ClassNotFoundException {
        for (Provides provides : BuiltJars.descriptor(module).provides()) {
            for (String provider : provides.providers()) {
                Class<?> type = layer.findLoader(module).loadClass(provider);

                assertThatThrownBy(() -> type.getConstructor().newInstance())
                        .isInstanceOf(IllegalAccessException.class)
                        .hasMessageContaining("does not export");
            }
        }
    }
}
