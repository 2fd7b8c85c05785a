package gateway.web.servlet;

import gateway.web.config.Fault;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/**
 * The providers of one service that ServiceLoader found. One that cannot be loaded is a fault and hides no other.
 *
 * @param providers the providers in the order they were found
 * @param faults what kept others from being loaded
 * @param <T> the service
 */
record Services<T>(List<T> providers, List<Fault> faults) {
    /** A broken provider must not be asked for for ever: an iterator may stay where it is when it fails. */
    private static final int MAX_FAULTS = 100;

    Services {
        providers = List.copyOf(providers);
        faults = List.copyOf(faults);
    }

    static <T> Services<T> find(Class<T> service, ServiceLoader<T> loader) {
        List<T> providers = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        Iterator<T> found = loader.iterator();
        boolean more = true;
        while (more && problems.size() < MAX_FAULTS) {
            try {
                more = found.hasNext();
                if (more) {
                    providers.add(found.next());
                }
            } catch (ServiceConfigurationError | LinkageError | StackOverflowError | AssertionError e) {
                problems.add(reason(e));
            }
        }
        return new Services<>(
                providers,
                problems.stream()
                        .map(problem -> new Fault(
                                service.getName(),
                                "",
                                "has a provider that cannot be loaded: " + problem + "; " + Found.text(providers)))
                        .toList());
    }

    /** What is wrong, with what is behind it. */
    private static String reason(Error error) {
        String text =
                error instanceof ServiceConfigurationError ? String.valueOf(error.getMessage()) : error.toString();
        return error.getCause() == null ? text : text + ", because of " + error.getCause();
    }
}
