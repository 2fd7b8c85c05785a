package gateway.web.blackbox.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;

/** Open Liberty as {@code liberty:create liberty:deploy} leave it in the build's target folder. */
final class LibertyLauncher implements ServerLauncher {
    private static final Path INSTALLATION =
            Path.of(System.getProperty("gateway.liberty", "target/liberty/wlp")).toAbsolutePath();
    private static final Path SERVER = Path.of("servers", "gateway");

    /** Half the processor time of a start: most servers answer some hundred requests before they end. */
    private static final String SHORT_LIVED = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC ";

    @Override
    public ProcessBuilder prepare(GatewaySetup setup, ServerPlace place) throws IOException {
        ProcessBuilder builder = command("run", place);
        Map<String, String> environment = builder.environment();
        environment.put("HTTP_PORT", Integer.toString(place.ports().http()));
        environment.put("HTTPS_PORT", Integer.toString(place.ports().https()));
        environment.put("ADMIN_PORT", Integer.toString(place.ports().admin()));
        environment.put("GATEWAY_CONFIG_FILE", place.configurationFile().toString());
        environment.put("GATEWAY_DATA_DIR", place.dataFolder().toString());
        environment.put("JVM_ARGS", SHORT_LIVED + String.join(" ", setup.jvmArguments()));
        environment.putAll(setup.environment());
        if (setup.needsOwnInstallation()) {
            environment.put("WLP_USER_DIR", ownServers(setup, place).toString());
        }
        return builder;
    }

    @Override
    public ProcessBuilder prepareStop(ServerPlace place) {
        return command("stop", place);
    }

    private static ProcessBuilder command(String verb, ServerPlace place) {
        ProcessBuilder builder =
                new ProcessBuilder(INSTALLATION.resolve("bin/server").toString(), verb, "gateway");
        Map<String, String> environment = builder.environment();
        environment.keySet().removeIf(name -> name.matches("(GATEWAY|WLP|HTTPS?|ADMIN|JVM)_.*"));
        environment.put("WLP_OUTPUT_DIR", place.folder().toString());
        return builder;
    }

    /** Plug-ins and archives belong to one server's configuration, which others must not see. */
    private static Path ownServers(GatewaySetup setup, ServerPlace place) throws IOException {
        Path servers = place.folder().resolve("usr");
        Path original = INSTALLATION.resolve("usr").resolve(SERVER);
        Path copy = Files.createDirectories(servers.resolve(SERVER));
        Files.createDirectories(copy.resolve("apps"));
        for (String file : new String[] {"server.xml", "server.env", "apps/gateway.war"}) {
            Files.copy(original.resolve(file), copy.resolve(file));
        }
        Path plugins = Files.createDirectories(copy.resolve("plugins"));
        for (Path jar : setup.plugins()) {
            Files.copy(jar, plugins.resolve(jar.getFileName()));
        }
        for (Map.Entry<String, Path> archive : setup.archives().entrySet()) {
            deploy(archive.getKey(), archive.getValue(), copy);
        }
        return servers;
    }

    private static void deploy(String contextRoot, Path war, Path server) throws IOException {
        if (contextRoot.equals("/")) {
            Files.copy(war, server.resolve("apps/gateway.war"), StandardCopyOption.REPLACE_EXISTING);
            return;
        }
        String id = contextRoot.substring(1);
        Files.copy(war, server.resolve("apps").resolve(id + ".war"));
        Path settings = server.resolve(settings(id));
        Files.createDirectories(settings.getParent());
        Files.writeString(settings, """
                <server>
                    <webApplication id="%1$s" location="%1$s.war" contextRoot="/%1$s">
                        <classloader privateLibraryRef="gatewayPlugins"/>
                    </webApplication>
                </server>
                """.formatted(id));
    }

    @Override
    public void undeploy(String contextRoot, ServerPlace place) throws IOException {
        Files.delete(place.folder().resolve("usr").resolve(SERVER).resolve(settings(contextRoot.substring(1))));
    }

    private static String settings(String id) {
        return "configDropins/overrides/" + id + ".xml";
    }
}
