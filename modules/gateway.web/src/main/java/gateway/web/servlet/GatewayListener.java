package gateway.web.servlet;

import jakarta.inject.Inject;
import jakarta.servlet.ServletContextEvent;
import jakarta.servlet.ServletContextListener;

/** Starts and stops the gateway with its web application. */
public class GatewayListener implements ServletContextListener {
    @Inject
    private RunningGateway running;

    /** For the container. */
    public GatewayListener() {}

    @Override
    public void contextInitialized(ServletContextEvent event) {
        running.start();
    }

    @Override
    public void contextDestroyed(ServletContextEvent event) {
        running.stop();
    }
}
