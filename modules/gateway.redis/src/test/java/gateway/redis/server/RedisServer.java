package gateway.redis.server;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A real Redis for a test, on this machine and with nothing in it: the {@code redis-server} of the {@code PATH}, or one
 * out of a jar. It can be killed, stopped and started again, and leaves nothing behind. Not thread-safe.
 */
public final class RedisServer implements AutoCloseable {
    private static final String READY = "eady to accept connections";

    private final Launch launch;
    private final String scheme;
    private final Dial dial;

    private RedisServer(Launch launch, String scheme, Dial dial) {
        this.launch = launch;
        this.scheme = scheme;
        this.dial = dial;
    }

    /** A running server that accepts commands, with options as on its command line. */
    public static RedisServer start(String... options) {
        return new RedisServer(
                Launch.of(READY, (folder, port) -> arguments(folder, List.of("--port", "" + port), List.of(options))),
                "redis",
                Dial.PLAIN);
    }

    /** A running server that speaks TLS alone. */
    public static RedisServer start(Certificate certificate, String... options) {
        List<String> all =
                Stream.concat(certificate.files().stream(), Stream.of(options)).toList();
        return new RedisServer(
                Launch.of(
                        READY,
                        (folder, port) -> arguments(folder, List.of("--port", "0", "--tls-port", "" + port), all)),
                "rediss",
                certificate.dial());
    }

    private static List<String> arguments(Path folder, List<String> port, List<String> options) {
        List<String> arguments = new ArrayList<>(port);
        arguments.addAll(
                List.of("--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder.toString()));
        arguments.addAll(options);
        return arguments;
    }

    /** Where it listens, as {@code gateway.redis.uri} wants it. */
    public String uri() {
        return scheme + "://127.0.0.1:" + launch.port();
    }

    public int port() {
        return launch.port();
    }

    /** Ends it at once, as by {@code kill -9}; what it had is gone. */
    public void kill() {
        launch.kill();
    }

    /** Starts it again on the same port. */
    public void restart() {
        launch.restart();
    }

    /** Lets it hang: connections stay, answers do not come. */
    public void suspend() {
        launch.signal("-STOP");
    }

    /** Lets it go on. */
    public void resume() {
        launch.signal("-CONT");
    }

    /** What it answers to a command in one line; of several values, one a line. */
    public String tell(String command) {
        return Inline.tell(dial, launch.port(), command);
    }

    @Override
    public void close() {
        launch.close();
    }
}
