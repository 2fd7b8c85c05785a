package gateway.web.blackbox.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Payara Micro, on the JDK that runs the tests. */
final class PayaraLauncher implements ServerLauncher {
    private static final Path PROGRAM = Path.of(System.getProperty("gateway.payara", "target/payara-micro.jar"))
            .toAbsolutePath();
    private static final Path COMMANDS = Path.of("..", "..", "server-config", "payara-micro.boot")
            .toAbsolutePath()
            .normalize();

    @Override
    public void prepare(ProcessBuilder builder, GatewaySetup setup, ServerPlace place) throws IOException {
        builder.command(command(setup, place, deployed(setup, place)));
        builder.environment()
                .put("GATEWAY_ADMIN_PORT", Integer.toString(place.ports().admin()));
    }

    /** Each archive with its context root, as the command line takes them. */
    private static List<String> deployed(GatewaySetup setup, ServerPlace place) throws IOException {
        Path deployments = Files.createDirectories(place.workarea().resolve("deployments"));
        List<String> deployed = new ArrayList<>();
        for (Map.Entry<String, Path> archive : setup.deployed().entrySet()) {
            Path war = deployments.resolve(fileName(archive.getKey()));
            if (setup.plugins().isEmpty()) {
                Files.copy(archive.getValue(), war);
            } else {
                Archives.unpack(archive.getValue(), setup.plugins(), war);
            }
            deployed.add(war + ":" + archive.getKey());
        }
        return deployed;
    }

    private static String fileName(String contextRoot) {
        return contextRoot.equals("/") ? "ROOT.war" : contextRoot.substring(1) + ".war";
    }

    private static List<String> command(GatewaySetup setup, ServerPlace place, List<String> deployed) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(SHORT_LIVED);
        command.addAll(setup.jvmArguments());
        command.add("-Djava.io.tmpdir=" + place.workarea());
        command.addAll(List.of("-jar", PROGRAM.toString()));
        command.addAll(List.of("--nocluster", "--nohazelcast", "--disablephonehome"));
        command.addAll(List.of("--rootdir", place.workarea().resolve("root").toString()));
        command.addAll(List.of("--prebootcommandfile", COMMANDS.toString()));
        command.addAll(List.of("--port", Integer.toString(place.ports().http())));
        deployed.forEach(archive -> command.addAll(List.of("--deploy", archive)));
        return command;
    }

    /** Afterwards all that was to be deployed is there. */
    @Override
    public boolean isUp(String console) {
        return console.contains("ready in");
    }

    @Override
    public String lastWords() {
        return "Payara Micro STOPPED";
    }

    @Override
    public int healthPort(Ports ports) {
        return ports.http();
    }

    @Override
    public ProcessBuilder prepareStop(ServerPlace place, long pid) {
        return new ProcessBuilder("kill", "-TERM", Long.toString(pid));
    }

    @Override
    public void deploy(String contextRoot, Path archive, ServerPlace place) {
        throw new UnsupportedOperationException("Payara Micro deploys when it starts, and then no more");
    }

    @Override
    public void undeploy(String contextRoot, ServerPlace place) {
        throw new UnsupportedOperationException("Payara Micro keeps what it has deployed until it stops");
    }
}
