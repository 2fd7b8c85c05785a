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

    @Override
    public void prepare(ProcessBuilder builder, GatewaySetup setup, ServerPlace place) throws IOException {
        command(builder, "run", place);
        Map<String, String> environment = builder.environment();
        environment.put("JVM_ARGS", String.join(" ", SHORT_LIVED) + " " + String.join(" ", setup.jvmArguments()));
        if (setup.needsOwnInstallation()) {
            environment.put("WLP_USER_DIR", ownServers(setup, place).toString());
        }
    }

    /** Its health says so. */
    @Override
    public boolean isUp(String console) {
        return true;
    }

    @Override
    public String lastWords() {
        return "CWWKE0036I";
    }

    @Override
    public int healthPort(Ports ports) {
        return ports.http();
    }

    @Override
    public ProcessBuilder prepareStop(ServerPlace place, long pid) {
        ProcessBuilder builder = new ProcessBuilder();
        command(builder, "stop", place);
        return builder;
    }

    private static void command(ProcessBuilder builder, String verb, ServerPlace place) {
        builder.command(INSTALLATION.resolve("bin/server").toString(), verb, "gateway");
        builder.environment().keySet().removeIf(name -> name.matches("(WLP|JVM)_.*"));
        builder.environment().put("WLP_OUTPUT_DIR", place.folder().toString());
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
        Files.copy(war, server.resolve("apps").resolve(id + ".war"), StandardCopyOption.REPLACE_EXISTING);
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
    public void deploy(String contextRoot, Path archive, ServerPlace place) throws IOException {
        deploy(contextRoot, archive, place.folder().resolve("usr").resolve(SERVER));
    }

    @Override
    public void undeploy(String contextRoot, ServerPlace place) throws IOException {
        Files.delete(place.folder().resolve("usr").resolve(SERVER).resolve(settings(contextRoot.substring(1))));
    }

    private static String settings(String id) {
        return "configDropins/overrides/" + id + ".xml";
    }
}
