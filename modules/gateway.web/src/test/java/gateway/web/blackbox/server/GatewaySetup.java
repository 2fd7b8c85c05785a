package gateway.web.blackbox.server;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What one run of a server is given. Immutable.
 *
 * @param configuration the text of {@code gateway.config.file}
 * @param environment further environment variables
 * @param jvmArguments arguments of the server's JVM
 * @param plugins jars dropped into the server's folder for plug-ins
 * @param archives what is deployed, by context root; empty for the gateway alone, as it was built
 */
public record GatewaySetup(
        String configuration,
        Map<String, String> environment,
        List<String> jvmArguments,
        List<Path> plugins,
        Map<String, Path> archives) {

    public static GatewaySetup configured(String... configuration) {
        return new GatewaySetup(String.join("\n", configuration), Map.of(), List.of(), List.of(), Map.of());
    }

    public GatewaySetup environment(String name, String value) {
        return new GatewaySetup(configuration, with(environment, name, value), jvmArguments, plugins, archives);
    }

    public GatewaySetup jvmArgument(String argument) {
        return new GatewaySetup(configuration, environment, with(jvmArguments, argument), plugins, archives);
    }

    public GatewaySetup plugin(Path jar) {
        return new GatewaySetup(configuration, environment, jvmArguments, with(plugins, jar), archives);
    }

    public GatewaySetup archive(String contextRoot, Path war) {
        return new GatewaySetup(configuration, environment, jvmArguments, plugins, with(archives, contextRoot, war));
    }

    /** What is deployed, by context root. */
    Map<String, Path> deployed() {
        return archives.isEmpty() ? Map.of("/", Archives.gateway()) : archives;
    }

    boolean needsOwnInstallation() {
        return !plugins.isEmpty() || !archives.isEmpty();
    }

    private static <T> Map<String, T> with(Map<String, T> map, String name, T value) {
        Map<String, T> more = new HashMap<>(map);
        more.put(name, value);
        return Map.copyOf(more);
    }

    private static <T> List<T> with(List<T> list, T value) {
        List<T> more = new ArrayList<>(list);
        more.add(value);
        return List.copyOf(more);
    }
}
