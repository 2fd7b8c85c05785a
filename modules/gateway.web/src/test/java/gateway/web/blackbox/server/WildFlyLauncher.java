package gateway.web.blackbox.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** WildFly as the Maven profile {@code wildfly} leaves it in the build's target folder. */
final class WildFlyLauncher implements ServerLauncher {
    private static final Path INSTALLATION =
            Path.of(System.getProperty("gateway.wildfly", "target/wildfly")).toAbsolutePath();

    /** What {@code bin/standalone.sh} opens, which would stay between us and the process of the server. */
    private static final List<String> OPENED = List.of(
            "java.base/java.io",
            "java.base/java.lang",
            "java.base/java.lang.invoke",
            "java.base/java.lang.reflect",
            "java.base/java.net",
            "java.base/java.security",
            "java.base/java.util",
            "java.base/java.util.concurrent",
            "java.management/javax.management",
            "java.naming/javax.naming");

    @Override
    public void prepare(ProcessBuilder builder, GatewaySetup setup, ServerPlace place) throws IOException {
        Path base = place.workarea();
        copyConfiguration(base);
        deploy(setup, Files.createDirectories(base.resolve("deployments")));
        builder.command(command(setup, place));
        // Health is asked for before the gateway is deployed, and nothing is up then.
        builder.environment().put("MP_HEALTH_EMPTY_STARTUP_CHECKS_STATUS", "DOWN");
        builder.environment().put("MP_HEALTH_EMPTY_READINESS_CHECKS_STATUS", "DOWN");
    }

    private static void copyConfiguration(Path base) throws IOException {
        Path original = INSTALLATION.resolve("standalone/configuration");
        Path copy = Files.createDirectories(base.resolve("configuration"));
        try (Stream<Path> files = Files.list(original)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.copy(file, copy.resolve(file.getFileName()));
            }
        }
    }

    private static void deploy(GatewaySetup setup, Path deployments) throws IOException {
        for (Map.Entry<String, Path> archive : setup.deployed().entrySet()) {
            Path war = deployments.resolve(fileName(archive.getKey()));
            if (setup.plugins().isEmpty()) {
                Files.copy(archive.getValue(), war);
            } else {
                Archives.unpack(archive.getValue(), setup.plugins(), war);
                Files.createFile(marker(war, ".dodeploy"));
            }
        }
    }

    private static String fileName(String contextRoot) {
        return contextRoot.equals("/") ? "ROOT.war" : contextRoot.substring(1) + ".war";
    }

    private static Path marker(Path war, String ending) {
        return war.resolveSibling(war.getFileName() + ending);
    }

    private static List<String> command(GatewaySetup setup, ServerPlace place) {
        Path logs = place.folder().resolve("logs");
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(SHORT_LIVED);
        command.addAll(setup.jvmArguments());
        OPENED.forEach(name -> command.add("--add-opens=" + name + "=ALL-UNNAMED"));
        command.add("-Dorg.jboss.boot.log.file=" + logs.resolve("server.log"));
        command.add("-Dlogging.configuration="
                + INSTALLATION
                        .resolve("standalone/configuration/logging.properties")
                        .toUri());
        command.addAll(List.of("-jar", INSTALLATION.resolve("jboss-modules.jar").toString()));
        command.addAll(List.of("-mp", INSTALLATION.resolve("modules").toString(), "org.jboss.as.standalone"));
        command.add("-Djboss.home.dir=" + INSTALLATION);
        command.add("-Djboss.server.base.dir=" + place.workarea());
        command.add("-Djboss.server.log.dir=" + logs);
        command.add("-Djboss.management.http.port=" + place.ports().own());
        command.addAll(List.of("-c", "standalone-microprofile.xml"));
        return command;
    }

    @Override
    public ProcessBuilder prepareStop(ServerPlace place, long pid) {
        return new ProcessBuilder(
                INSTALLATION.resolve("bin/jboss-cli.sh").toString(),
                "--connect",
                "--controller=127.0.0.1:" + place.ports().own(),
                "shutdown");
    }

    /** With or without errors. One deployment answers before the next one is there. */
    @Override
    public boolean isUp(String console) {
        return console.contains("WFLYSRV0025") || console.contains("WFLYSRV0026");
    }

    @Override
    public String lastWords() {
        return "WFLYSRV0050";
    }

    @Override
    public int healthPort(Ports ports) {
        return ports.own();
    }

    @Override
    public void deploy(String contextRoot, Path archive, ServerPlace place) throws IOException {
        Path war = place.workarea().resolve("deployments").resolve(fileName(contextRoot));
        Files.copy(archive, war, StandardCopyOption.REPLACE_EXISTING);
        Files.createFile(marker(war, ".dodeploy"));
    }

    @Override
    public void undeploy(String contextRoot, ServerPlace place) throws IOException {
        Files.delete(marker(place.workarea().resolve("deployments").resolve(fileName(contextRoot)), ".deployed"));
    }
}
