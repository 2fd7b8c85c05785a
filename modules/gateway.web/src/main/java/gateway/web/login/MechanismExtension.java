package gateway.web.login;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.spi.AfterTypeDiscovery;
import jakarta.enterprise.inject.spi.Extension;
import jakarta.enterprise.inject.spi.ProcessAnnotatedType;
import java.lang.annotation.Annotation;
import java.util.stream.Stream;

/**
 * Makes {@link SessionMechanism} the application's authentication mechanism, unless the application has one already: a
 * bean of its own, or one that an annotation of Jakarta Security defines. There must not be two.
 *
 * <p>Names nothing of Jakarta Security, so that it does no harm on a server without it.
 */
public class MechanismExtension implements Extension {
    private static final String PACKAGE = "jakarta.security.enterprise.authentication.mechanism.http.";
    private static final String INTERFACE = PACKAGE + "HttpAuthenticationMechanism";
    private static final String OURS = "gateway.web.login.SessionMechanism";

    private boolean hasAnother;

    /** For CDI. */
    public MechanismExtension() {}

    <T> void look(@Observes ProcessAnnotatedType<T> event) {
        Class<T> type = event.getAnnotatedType().getJavaClass();
        boolean mechanism = !type.isInterface() && !type.getName().equals(OURS) && isMechanism(type);
        hasAnother |= (mechanism || definesOne(event)) && isOfApplication(type);
    }

    /** Whether a class is not the server's own: those that servers bring along for the annotations do not count. */
    private static boolean isOfApplication(Class<?> type) {
        try {
            return Class.forName(MechanismExtension.class.getName(), false, type.getClassLoader())
                    == MechanismExtension.class;
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    private static boolean isMechanism(Class<?> type) {
        return type != null
                && (type.getName().equals(INTERFACE)
                        || isMechanism(type.getSuperclass())
                        || Stream.of(type.getInterfaces()).anyMatch(MechanismExtension::isMechanism));
    }

    private static boolean definesOne(ProcessAnnotatedType<?> event) {
        return event.getAnnotatedType().getAnnotations().stream()
                .map(Annotation::annotationType)
                .map(Class::getName)
                .anyMatch(name -> name.startsWith(PACKAGE) && name.endsWith("Definition"));
    }

    void add(@Observes AfterTypeDiscovery event) {
        if (!hasAnother && isPresent()) {
            event.addAnnotatedType(SessionMechanism.class, OURS).add(ApplicationScoped.Literal.INSTANCE);
        }
    }

    private static boolean isPresent() {
        try {
            Class.forName(INTERFACE, false, MechanismExtension.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    /** {@return whether the application has a mechanism of its own, by which people log in then} */
    public boolean hasAnother() {
        return hasAnother;
    }
}
