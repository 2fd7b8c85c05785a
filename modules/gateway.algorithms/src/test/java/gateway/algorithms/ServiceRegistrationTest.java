package gateway.algorithms;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor.Provides;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** On a module path the descriptor counts, inside a WAR only the files under META-INF/services. */
@DisplayName("The providers of this module")
class ServiceRegistrationTest {
    private final Module module = TokenBucketAlgorithm.class.getModule();

    @Test
    void areTheSameInTheModuleDescriptorAndInMetaInf() throws IOException {
        Set<Provides> services = module.getDescriptor().provides();
        assertThat(services).isNotEmpty();
        for (Provides service : services) {
            assertThat(registered(service.service()))
                    .as(service.service())
                    .containsExactlyInAnyOrderElementsOf(service.providers());
        }
    }

    private List<String> registered(String service) throws IOException {
        try (InputStream file = module.getResourceAsStream("META-INF/services/" + service)) {
            return new String(file.readAllBytes(), UTF_8).lines().toList();
        }
    }

    @Test
    void canBeMadeByTheServiceLoader() {
        for (Provides service : module.getDescriptor().provides()) {
            assertThat(service.providers())
                    .allSatisfy(name -> assertThat(
                                    Class.forName(name).getConstructor().newInstance())
                            .isInstanceOf(Class.forName(service.service())));
        }
    }

    @Test
    void areHiddenBehindTheirInterfaces() {
        assertThat(module.getDescriptor().exports()).isEmpty();
    }
}
