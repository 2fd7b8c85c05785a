package gateway.web.blackbox.server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** How one kind of application server is started with the gateway deployed in it. */
interface ServerLauncher {
    /** Half the processor time of a start: most servers answer some hundred requests before they end. */
    List<String> SHORT_LIVED = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    /**
     * Prepares a server and says how it is started. The process is to stay in the foreground, be the server
     * itself and not a parent of it, and write its log to standard output.
     *
     * @param builder gets the command, and what this kind of server needs of the environment beside ports and
     *     configuration, which are there
     * @param setup what it is given
     * @param place where it runs
     */
    void prepare(ProcessBuilder builder, GatewaySetup setup, ServerPlace place) throws IOException;

    /**
     * Whether the server has come up, so far as it says itself; the gateway in it is asked by its own.
     *
     * @param console what it has written
     */
    boolean isUp(String console);

    /** What a server writes to its console last, unless it was killed. */
    String lastWords();

    /** Which of the ports answers below {@code /health}. */
    int healthPort(Ports ports);

    /**
     * Prepares what administrators run to stop a server in order. It may end before the server does.
     *
     * @param place where the server runs
     * @param pid its process
     */
    ProcessBuilder prepareStop(ServerPlace place, long pid);

    /**
     * Deploys an archive in a running server, which notices in its own time.
     *
     * @param contextRoot where, other than at the root
     * @param archive the archive
     * @param place where the server runs
     */
    void deploy(String contextRoot, Path archive, ServerPlace place) throws IOException;

    /**
     * Takes an archive away from a running server, which notices in its own time.
     *
     * @param contextRoot where it was deployed
     * @param place where the server runs
     */
    void undeploy(String contextRoot, ServerPlace place) throws IOException;
}
