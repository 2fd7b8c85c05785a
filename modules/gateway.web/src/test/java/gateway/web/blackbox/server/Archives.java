package gateway.web.blackbox.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Archives made of the built gateway and of classes of the tests. */
public final class Archives {
    private static final Path GATEWAY = Path.of("target", "gateway.war").toAbsolutePath();

    private Archives() {}

    /** The gateway as it was built. */
    public static Path gateway() {
        return GATEWAY;
    }

    /** The gateway with further classes, as if it had been built with them. */
    public static Path gatewayWith(List<Class<?>> classes) {
        try {
            Path war = ServerPlace.newFile("gateway.war");
            Files.copy(GATEWAY, war, StandardCopyOption.REPLACE_EXISTING);
            try (FileSystem archive = FileSystems.newFileSystem(war)) {
                add(classes, archive.getPath("WEB-INF", "classes"));
            }
            return war;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Unpacks a WAR into a folder and drops jars into the folder of its libraries. */
    static void unpack(Path war, List<Path> plugins, Path folder) throws IOException {
        try (FileSystem archive = FileSystems.newFileSystem(war);
                Stream<Path> files = Files.walk(archive.getPath("/"))) {
            for (Path file : files.toList()) {
                Files.copy(file, folder.resolve(file.toString().substring(1)));
            }
        }
        Path libraries = folder.resolve("WEB-INF/lib");
        for (Path jar : plugins) {
            Files.copy(jar, libraries.resolve(jar.getFileName()));
        }
    }

    /** A jar with one provider for each of these services. */
    public static Path plugin(Map<Class<?>, Class<?>> providers) {
        Map<Class<?>, List<String>> names = new HashMap<>();
        providers.forEach((service, provider) -> names.put(service, List.of(provider.getName())));
        return plugin("plugin.jar", names, List.copyOf(providers.values()));
    }

    /**
     * A jar with whatever it says.
     *
     * @param name the name of the file
     * @param providers the names of providers by their service
     * @param classes what is in it, with the classes inside
     */
    public static Path plugin(String name, Map<Class<?>, List<String>> providers, List<Class<?>> classes) {
        try {
            Path jar = ServerPlace.newFile(name);
            Files.delete(jar);
            try (FileSystem archive = FileSystems.newFileSystem(jar, Map.of("create", "true"))) {
                add(classes, archive.getPath("/"));
                Path services = Files.createDirectories(archive.getPath("META-INF", "services"));
                for (Map.Entry<Class<?>, List<String>> provider : providers.entrySet()) {
                    Files.write(services.resolve(provider.getKey().getName()), provider.getValue());
                }
            }
            return jar;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A jar with files that have these texts, by their names. */
    public static Path jar(Map<String, String> files) {
        try {
            Path jar = ServerPlace.newFile("files.jar");
            Files.delete(jar);
            try (FileSystem archive = FileSystems.newFileSystem(jar, Map.of("create", "true"))) {
                for (Map.Entry<String, String> file : files.entrySet()) {
                    Path path = archive.getPath(file.getKey());
                    Files.createDirectories(path.getParent());
                    Files.writeString(path, file.getValue());
                }
            }
            return jar;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void add(List<Class<?>> classes, Path root) throws IOException {
        for (Class<?> type : classes) {
            Path source = folder(type);
            Path target =
                    Files.createDirectories(root.resolve(type.getPackageName().replace('.', '/')));
            String own = type.getSimpleName() + "(\\$.*)?\\.class";
            try (Stream<Path> files = Files.list(source)) {
                for (Path file : files.filter(f -> f.getFileName().toString().matches(own))
                        .toList()) {
                    Files.copy(file, target.resolve(file.getFileName().toString()));
                }
            }
        }
    }

    private static Path folder(Class<?> type) {
        try {
            return Path.of(type.getResource(type.getSimpleName() + ".class").toURI())
                    .getParent();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
