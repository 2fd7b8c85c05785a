package gateway.web.servlet;

import gateway.web.config.Fault;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.microprofile.config.Config;

/** What a start says on the console: where the gateway answers, what it found, and what is wrong. */
final class StartReport {
    private static final Logger LOG = Logger.getLogger("gateway");
    /** Between INFO and WARNING: Open Liberty shows it on its console, as AUDIT, and INFO only in its log file. */
    private static final Level NOTICE = Level.parse("850");

    private StartReport() {}

    static void print(Assembly assembly, Config config) {
        String host = value(config, "http.host", "127.0.0.1");
        LOG.log(NOTICE, () -> "Gateway: API at http://" + host + ":" + value(config, "HTTP_PORT", "<port>") + "/api");
        assembly.config()
                .server()
                .adminPort()
                .ifPresent(port ->
                        LOG.log(NOTICE, () -> "Gateway: management API at http://127.0.0.1:" + port + "/api/gateway"));
        LOG.log(NOTICE, () -> "Gateway: found " + String.join(", ", assembly.providers()));
        List<Fault> faults = assembly.gateway().rules().faults();
        if (!faults.isEmpty()) {
            LOG.log(Level.SEVERE, () -> message(faults));
        }
    }

    private static String message(List<Fault> faults) {
        StringBuilder text = new StringBuilder("Gateway: the configuration has ")
                .append(faults.size())
                .append(" fault(s); API requests are answered with 503 until they are mended:");
        faults.forEach(fault -> text.append("\n  ").append(fault));
        return text.toString();
    }

    /** A variable of the server; servers other than Open Liberty do not have it. */
    private static String value(Config config, String name, String otherwise) {
        return config.getOptionalValue(name, String.class).orElse(otherwise);
    }
}
