package gateway.web.demo;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;

/**
 * The demonstration API under {@code /api}.
 *
 * <p>It lists no classes on purpose: an application that does ignores the providers that the server
 * finds, and with them the gateway's filters. Not final: CDI proxies it.
 */
@ApplicationPath("/api")
public class DemoApplication extends Application {}
