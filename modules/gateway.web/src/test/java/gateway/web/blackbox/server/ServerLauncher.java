package gateway.web.blackbox.server;

import java.io.IOException;

/** How one kind of application server is started with the gateway deployed in it. */
interface ServerLauncher {

    /**
     * Prepares a server and says how it is started. The process is to stay in the foreground, be the server
     * itself and not a parent of it, and write its log to standard output.
     *
     * @param setup what it is given
     * @param place where it runs
     */
    ProcessBuilder prepare(GatewaySetup setup, ServerPlace place) throws IOException;

    /**
     * Prepares what administrators run to stop a server in order. It may end before the server does.
     *
     * @param place where the server runs
     */
    ProcessBuilder prepareStop(ServerPlace place);

    /**
     * Takes an archive away from a running server, which notices in its own time.
     *
     * @param contextRoot where it was deployed
     * @param place where the server runs
     */
    void undeploy(String contextRoot, ServerPlace place) throws IOException;
}
