package gateway.web.servlet;

import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletRegistration;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.core.Application;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Knows which servlets are JAX-RS applications, whether the gateway's filters are active in them, and which ones are the
 * server's own.
 */
final class JaxRsServlets {
    /** Payara answers {@code /health}, {@code /metrics} and {@code /openapi} by servlets in every application. */
    private static final String OF_SERVER = "fish.payara.microprofile.";

    private static final String APPLICATION = "jakarta.ws.rs.Application";

    private final ServletContext context;
    private final Map<String, Optional<String>> applications = new ConcurrentHashMap<>();
    private final Map<String, Boolean> ofServer = new ConcurrentHashMap<>();

    /** Who applies the stages to a request. */
    enum Kind {
        /** The JAX-RS filters. */
        FILTERED,
        /** Nobody but the front filter, although it is for a resource. */
        UNFILTERED,
        /** The front filter; it is not for a JAX-RS resource. */
        NO_RESOURCE,
        /** Nobody: it is for what the server offers itself, which on other servers never comes by here. */
        OF_SERVER
    }

    JaxRsServlets(ServletContext context) {
        this.context = context;
    }

    Kind kindOf(HttpServletRequest request) {
        String servlet = request.getHttpServletMapping().getServletName();
        if (servlet == null) {
            return Kind.NO_RESOURCE;
        }
        if (ofServer.computeIfAbsent(servlet, this::isOfServer)) {
            return Kind.OF_SERVER;
        }
        return applications
                .computeIfAbsent(servlet, this::application)
                .map(name -> FilteredApplications.contains(name) ? Kind.FILTERED : Kind.UNFILTERED)
                .orElse(Kind.NO_RESOURCE);
    }

    private boolean isOfServer(String servlet) {
        ServletRegistration registration = context.getServletRegistration(servlet);
        return servlet.startsWith(OF_SERVER)
                || (registration != null
                        && String.valueOf(registration.getClassName()).startsWith(OF_SERVER));
    }

    private Optional<String> application(String servlet) {
        return Optional.ofNullable(context.getServletRegistration(servlet))
                .flatMap(registration -> applicationOf(servlet, registration));
    }

    /** The class name of the application that a servlet serves: a parameter, or by JAX-RS 2.3.2 the servlet's name. */
    private Optional<String> applicationOf(String servlet, ServletRegistration registration) {
        String parameter = registration.getInitParameter(APPLICATION);
        if (parameter != null) {
            return Optional.of(parameter);
        }
        return isApplication(servlet) ? Optional.of(servlet) : Optional.empty();
    }

    private boolean isApplication(String className) {
        try {
            return Application.class.isAssignableFrom(Class.forName(className, false, context.getClassLoader()));
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }
}
