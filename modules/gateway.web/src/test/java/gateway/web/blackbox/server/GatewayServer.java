package gateway.web.blackbox.server;

import gateway.web.blackbox.http.Connection;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Map;

/** A running gateway. Whoever starts one stops it; what is left at the end of the JVM is killed. */
public final class GatewayServer implements AutoCloseable {
    private static final Duration START = Duration.ofMinutes(3);
    private static final Duration STOP = Duration.ofMinutes(1);
    private static final ServerLauncher LAUNCHER = ServerKind.chosen();

    private final GatewaySetup setup;
    private final ServerPlace place;
    private final Process process;
    private final int earlierOutput;
    private final Thread lastResort;

    private GatewayServer(GatewaySetup setup, ServerPlace place, ProcessBuilder builder) throws IOException {
        this.setup = setup;
        this.place = place;
        this.earlierOutput = console().length();
        this.process = builder.start();
        this.lastResort = new Thread(this::killAtExit);
        Runtime.getRuntime().addShutdownHook(lastResort);
    }

    /** Starts a server; returns when its start-up is over. */
    public static GatewayServer start(GatewaySetup setup) {
        try {
            return start(setup, ServerPlace.fresh());
        } catch (IOException e) {
            throw new UncheckedIOException("there is no place for the server", e);
        }
    }

    private static GatewayServer start(GatewaySetup setup, ServerPlace place) {
        try {
            Files.writeString(place.configurationFile(), setup.configuration() + "\n");
            ProcessBuilder builder = new ProcessBuilder().redirectErrorStream(true);
            useEnvironment(builder.environment(), place);
            LAUNCHER.prepare(builder, setup, place);
            builder.environment().putAll(setup.environment());
            builder.redirectOutput(
                    ProcessBuilder.Redirect.appendTo(place.console().toFile()));
            GatewayServer server = new GatewayServer(setup, place, builder);
            server.awaitStart();
            return server;
        } catch (IOException e) {
            throw new UncheckedIOException("the server cannot be started", e);
        }
    }

    /** What servers of every kind are told by the environment. */
    private static void useEnvironment(Map<String, String> environment, ServerPlace place) {
        environment.keySet().removeIf(name -> name.matches("(GATEWAY|HTTPS?|ADMIN)_.*"));
        environment.put("HTTP_PORT", Integer.toString(place.ports().http()));
        environment.put("HTTPS_PORT", Integer.toString(place.ports().https()));
        environment.put("ADMIN_PORT", Integer.toString(place.ports().admin()));
        environment.put("GATEWAY_CONFIG_FILE", place.configurationFile().toString());
        environment.put("GATEWAY_DATA_DIR", place.dataFolder().toString());
    }

    private void awaitStart() {
        try {
            Await.until(START, () -> "start-up of the server\n" + console(), this::isStarted);
        } catch (AssertionError e) {
            kill();
            throw e;
        }
    }

    private boolean isStarted() {
        if (!process.isAlive()) {
            throw new AssertionError("the server ended by itself\n" + console());
        }
        try {
            return LAUNCHER.isUp(console().substring(earlierOutput))
                    && probe(Request.get("/health/started")).status() == 200;
        } catch (UncheckedIOException e) {
            return false;
        }
    }

    public int port() {
        return place.ports().http();
    }

    /** The port of the management API and the dashboard. */
    public int adminPort() {
        return place.ports().admin();
    }

    public long pid() {
        return process.pid();
    }

    public Connection connect() {
        return Connection.to(port());
    }

    /** A connection to the port of the management API. */
    public Connection connectToManagement() {
        return Connection.to(managementPort());
    }

    public int managementPort() {
        return place.ports().admin();
    }

    /** Sends a request on a connection of its own. */
    public Response send(Request request) {
        return exchange(port(), request);
    }

    /** Sends a request to the port of the management API. */
    public Response manage(Request request) {
        return exchange(place.ports().admin(), request);
    }

    /** Sends a request for something below {@code /health} to where this kind of server answers it. */
    public Response probe(Request request) {
        return exchange(LAUNCHER.healthPort(place.ports()), request);
    }

    private static Response exchange(int port, Request request) {
        try (Connection connection = Connection.to(port)) {
            return connection.exchange(request.header("Connection", "close"));
        }
    }

    /** Puts another text into the configuration file at once, without waiting for what comes of it. */
    public void writeConfiguration(String text) {
        try {
            Path next = place.folder().resolve("gateway.properties.next");
            Files.writeString(next, text);
            Files.move(next, place.configurationFile(), StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Path configurationFile() {
        return place.configurationFile();
    }

    /** Everything this server wrote: console, logs, data. */
    public ServerOutput output() {
        return new ServerOutput(place.folder());
    }

    /** What the server wrote to its console so far. */
    public String console() {
        try {
            return Files.exists(place.console()) ? Files.readString(place.console()) : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Deploys an archive beside the others; the server notices in its own time. */
    public void deploy(String contextRoot, Path archive) {
        try {
            LAUNCHER.deploy(contextRoot, archive, place);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Takes away what was deployed under a context root; the server notices in its own time. */
    public void undeploy(String contextRoot) {
        try {
            LAUNCHER.undeploy(contextRoot, place);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Asks the server to stop and waits until it did. */
    public void stop() {
        process.destroy();
        awaitEnd();
    }

    /** Stops the server as administrators do, by a command; returns when it has ended. */
    public void stopByCommand() {
        try {
            LAUNCHER.prepareStop(place, pid())
                    .redirectErrorStream(true)
                    .redirectOutput(place.folder().resolve("stop.log").toFile())
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException("the server cannot be told to stop", e);
        }
        awaitEnd();
    }

    private void awaitEnd() {
        Await.until(STOP, "end of the server", () -> !process.isAlive());
        forget();
    }

    /** Whether the server, which has ended, was given the time to do so. */
    public boolean hasStoppedInOrder() {
        return console().substring(earlierOutput).contains(LAUNCHER.lastWords());
    }

    /** Stops the server and starts it again in the same place, with what it kept. */
    public GatewayServer restart() {
        stop();
        return start(setup, place);
    }

    /** Kills the server and starts it again in the same place, with what it kept. */
    public GatewayServer restartAfterCrash() {
        kill();
        return start(setup, place);
    }

    /** Where it keeps what outlives it. */
    public Path dataFolder() {
        return place.dataFolder();
    }

    /** Ends the server without giving it a chance to save anything. */
    public void kill() {
        process.destroyForcibly().onExit().join();
        forget();
    }

    private void killAtExit() {
        process.destroyForcibly().onExit().join();
        place.clear();
    }

    private void forget() {
        Runtime.getRuntime().removeShutdownHook(lastResort);
        place.clear();
    }

    @Override
    public void close() {
        if (process.isAlive()) {
            stop();
        }
    }
}
