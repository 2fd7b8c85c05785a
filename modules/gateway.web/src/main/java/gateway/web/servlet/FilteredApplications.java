package gateway.web.servlet;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The JAX-RS applications of this web application in which the gateway's filters are active. Thread-safe. */
public final class FilteredApplications {
    // Static, since JAX-RS and the servlet container create their objects without knowing of each other; the class
    // loader is the web application's own.
    private static final Set<String> NAMES = ConcurrentHashMap.newKeySet();

    private FilteredApplications() {}

    /**
     * Notes that the filters are active in an application.
     *
     * @param applicationClass the name of its class
     */
    public static void add(String applicationClass) {
        NAMES.add(applicationClass);
    }

    static boolean contains(String applicationClass) {
        return NAMES.contains(applicationClass);
    }
}
