package gateway.web.dashboard;

import gateway.api.limit.StoreUsage;
import gateway.web.admission.Failures;
import gateway.web.config.Fault;
import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** The page of the system: what was found, and what is wrong. */
@Named("system")
@RequestScoped
public class SystemBean {
    @Inject
    private RunningGateway running;

    /** For CDI. */
    public SystemBean() {}

    /**
     * How often a part of the gateway has failed.
     *
     * @param name the part
     * @param count how often
     */
    public record Failed(String name, long count) {
        /** Requires the name. */
        public Failed {
            Objects.requireNonNull(name, "name");
        }
    }

    /** {@return whether requests are served, in a word} */
    public String getState() {
        return running.faults().isEmpty() && !running.storeTrouble().down() ? "Ready" : "Not ready";
    }

    /** {@return what that means} */
    public String getStateNote() {
        if (!running.faults().isEmpty()) {
            return "API requests get 503";
        }
        if (running.storeTrouble().down()) {
            return "a store does not answer";
        }
        return running.reloadFaults().isEmpty() ? "API requests are served" : "served, the changed file is not";
    }

    /** {@return the version of the gateway} */
    public String getVersion() {
        return Version.TEXT;
    }

    /** {@return the version of Java} */
    public String getJava() {
        return Runtime.version().toString();
    }

    /** {@return the id of the limit store} */
    public String getStore() {
        return running.config().server().store();
    }

    /** {@return how full the limit store is} */
    public StoreUsage getUsage() {
        return running.storeUsage();
    }

    /** {@return what is wrong with the configuration in force} */
    public List<String> getFaults() {
        return running.faults().stream().map(Fault::toString).toList();
    }

    /** {@return why the configuration file as it is now was not taken over} */
    public List<String> getReloadFaults() {
        return running.reloadFaults().stream().map(Fault::toString).toList();
    }

    /** {@return what is wrong with stores at the moment} */
    public List<String> getStoreProblems() {
        return running.storeTrouble().problems();
    }

    /** {@return who was found by ServiceLoader} */
    public List<String> getProviders() {
        return running.providers();
    }

    /** {@return how often each part of the gateway has failed, those that failed most first} */
    public List<Failed> getFailures() {
        Failures failures = running.gateway().failures();
        return Arrays.stream(Failures.Part.values())
                .map(part -> new Failed(part.label(), failures.count(part)))
                .sorted((one, other) -> Long.compare(other.count(), one.count()))
                .toList();
    }

    /** {@return how often something failed inside the gateway} */
    public long getFailureCount() {
        return getFailures().stream().mapToLong(Failed::count).sum();
    }
}
