package gateway.web.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.ws.rs.Path;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The gateway's own resources")
final class OwnResourcesTest {
    private static final java.nio.file.Path CLASSES = java.nio.file.Path.of("target", "classes");

    @Test
    void areAllKnownAsSuch() {
        List<Class<?>> resources = resources();

        assertThat(resources).hasSizeGreaterThan(10).allMatch(OwnResources::isOwn);
    }

    private static List<Class<?>> resources() {
        try (Stream<java.nio.file.Path> files = Files.walk(CLASSES)) {
            return files.map(file -> CLASSES.relativize(file).toString())
                    .filter(name -> name.startsWith("gateway") && name.endsWith(".class"))
                    .map(name ->
                            name.substring(0, name.length() - ".class".length()).replace('/', '.'))
                    .filter(name -> !name.endsWith("package-info"))
                    .<Class<?>>map(OwnResourcesTest::load)
                    .filter(type -> type.isAnnotationPresent(Path.class))
                    .toList();
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
