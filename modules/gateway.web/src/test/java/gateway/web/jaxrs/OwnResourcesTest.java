package gateway.web.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.demo.DemoApplication;
import gateway.web.device.DeviceApplication;
import gateway.web.management.ManagementApplication;
import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.ext.Provider;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The gateway's own resources")
final class OwnResourcesTest {
    private static final java.nio.file.Path CLASSES = java.nio.file.Path.of("target", "classes");

    @Test
    void areAllKnownAsSuch() {
        List<Class<?>> resources = resources();

        assertThat(resources).hasSizeGreaterThan(10).allMatch(OwnResources::isOwn);
    }

    @ParameterizedTest
    @ValueSource(classes = {DemoApplication.class, DeviceApplication.class, ManagementApplication.class})
    void areServedByApplicationsWithTheirFilters(Class<? extends Application> type)
            throws ReflectiveOperationException {
        assertThat(OwnResources.listsOwnFilter(type.getConstructor().newInstance()))
                .isTrue();
    }

    @Test
    void areNotServedByAnApplicationThatWasGivenAllOfThem() {
        Set<Class<?>> found =
                classes().filter(OwnResourcesTest::isFoundByServers).collect(Collectors.toSet());
        Application host = new Application() {
            @Override
            public Set<Class<?>> getClasses() {
                return found;
            }
        };

        assertThat(OwnResources.listsOwnFilter(host)).isFalse();
    }

    @Test
    void haveFiltersThatNoScanFinds() {
        assertThat(classes().filter(OwnResources::isOwn))
                .isNotEmpty()
                .noneMatch(type -> type.isAnnotationPresent(Provider.class));
    }

    private static boolean isFoundByServers(Class<?> type) {
        return type.isAnnotationPresent(Path.class)
                || type.isAnnotationPresent(ApplicationPath.class)
                || type.isAnnotationPresent(Provider.class);
    }

    private static List<Class<?>> resources() {
        return classes().filter(type -> type.isAnnotationPresent(Path.class)).toList();
    }

    private static Stream<Class<?>> classes() {
        try (Stream<java.nio.file.Path> files = Files.walk(CLASSES)) {
            return files
                    .map(file -> CLASSES.relativize(file).toString())
                    .filter(name -> name.startsWith("gateway") && name.endsWith(".class"))
                    .map(name ->
                            name.substring(0, name.length() - ".class".length()).replace('/', '.'))
                    .filter(name -> !name.endsWith("package-info"))
                    .<Class<?>>map(OwnResourcesTest::load)
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, OwnResourcesTest.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }
}
