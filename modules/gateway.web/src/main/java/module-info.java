/**
 * The gateway as a web application.
 *
 * <p>In a WAR every class sits in the unnamed module; this descriptor keeps the imports honest while
 * compiling and holds for whoever runs the classes on a module path.
 */
@SuppressWarnings("requires-automatic") // the MicroProfile API jars have no descriptor of their own
module gateway.web {
    requires gateway.analytics;
    requires gateway.api;
    requires gateway.proxy;
    requires gateway.security;
    requires jakarta.annotation;
    requires jakarta.cdi;
    requires jakarta.faces.api;
    requires jakarta.inject;
    requires jakarta.json;
    requires jakarta.security;
    requires jakarta.security.auth.message;
    requires jakarta.servlet;
    requires jakarta.ws.rs;
    requires java.logging;
    requires microprofile.config.api;
    requires microprofile.health.api;

    uses gateway.api.analytics.RequestLogSink;
    uses gateway.api.client.DeviceCodeValidator;
    uses gateway.api.limit.Algorithm;
    uses gateway.api.limit.KeyResolver;
    uses gateway.api.limit.LimitStoreProvider;
    uses gateway.api.rejection.RejectionHandler;
    uses gateway.api.store.StoreProvider;

    provides jakarta.enterprise.inject.spi.Extension with
            gateway.web.login.MechanismExtension;
    provides org.eclipse.microprofile.config.spi.ConfigSource with
            gateway.web.config.source.ConfigFileSource;
}
