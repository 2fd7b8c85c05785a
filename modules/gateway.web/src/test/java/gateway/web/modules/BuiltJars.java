package gateway.web.modules;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.Configuration;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The jars of the gateway's modules as the build made them, and what they need, on a module path of their own. */
final class BuiltJars {
    static final Set<String> MODULES = Set.of(
            "gateway.algorithms",
            "gateway.analytics",
            "gateway.api",
            "gateway.client",
            "gateway.proxy",
            "gateway.redis",
            "gateway.security",
            "gateway.testkit");

    /** Jars of others that a module of ours requires. */
    private static final String NEEDED =
            "(gateway\\.|HdrHistogram|jakarta\\.json|httpcore5|lettuce-core|netty-|reactor-core|reactive-streams|junit-jupiter-api|junit-platform-commons|opentest4j|apiguardian|assertj-core"
                    + "|byte-buddy).*\\.jar";

    private static final ModuleFinder FINDER =
            ModuleFinder.of(Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                    .map(Path::of)
                    .filter(path -> path.getFileName().toString().matches(NEEDED))
                    .toArray(Path[]::new));

    private BuiltJars() {}

    /** A layer of all of them, each with its descriptor in force. */
    static ModuleLayer layer() {
        ModuleLayer boot = ModuleLayer.boot();
        Configuration configuration = boot.configuration().resolveAndBind(ModuleFinder.of(), FINDER, MODULES);
        return boot.defineModulesWithOneLoader(configuration, ClassLoader.getPlatformClassLoader());
    }

    /** Where the jar of a module lies. */
    static Path path(String module) {
        return Path.of(FINDER.find(module).orElseThrow().location().orElseThrow());
    }

    static ModuleDescriptor descriptor(String module) {
        return FINDER.find(module).orElseThrow().descriptor();
    }

    /** The names of the entries of a jar that start with something. */
    static List<String> entries(String module, String prefix) {
        try (ModuleReader reader = FINDER.find(module).orElseThrow().open();
                Stream<String> names = reader.list()) {
            return names.filter(name -> name.startsWith(prefix) && !name.endsWith("/"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(String module, String entry) {
        try (ModuleReader reader = FINDER.find(module).orElseThrow().open();
                var in = reader.open(entry).orElseThrow()) {
            return new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
