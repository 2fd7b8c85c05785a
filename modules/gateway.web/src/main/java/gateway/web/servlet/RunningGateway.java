package gateway.web.servlet;

import gateway.api.analytics.AnalyticsStore;
import gateway.api.limit.StoreUsage;
import gateway.proxy.upstream.Upstream;
import gateway.web.admission.Gateway;
import gateway.web.admission.RequestCounts;
import gateway.web.admission.Rules;
import gateway.web.admission.StateStores;
import gateway.web.config.Fault;
import gateway.web.config.GatewayConfig;
import gateway.web.decision.RefusalRing;
import gateway.web.proxy.Proxy;
import gateway.web.waiting.Departures;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.List;
import java.util.SortedMap;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.ConfigProvider;

/** The gateway of this web application, from its start to its end. */
@ApplicationScoped
public class RunningGateway {
    private volatile Assembly assembly;

    /** For CDI. */
    public RunningGateway() {}

    void start() {
        Config config = ConfigProvider.getConfig();
        assembly = new Assembly(config.getConfigSources());
        StartReport.print(assembly, config);
    }

    void stop() {
        if (started()) {
            assembly.close();
        }
    }

    /** {@return whether requests are answered} */
    public boolean started() {
        return assembly != null;
    }

    /** {@return the gateway} */
    public Gateway gateway() {
        return assembly().gateway();
    }

    /** {@return the rules in force} */
    public Rules rules() {
        return gateway().rules();
    }

    /** {@return what is kept beyond requests} */
    public StateStores stores() {
        return assembly().stores();
    }

    /** {@return the time of day, by which keys and devices expire} */
    public InstantSource clock() {
        return assembly().clock();
    }

    /** {@return the requests of late and the figures drawn from them} */
    public AnalyticsStore analytics() {
        return assembly().analytics();
    }

    /** {@return what was counted of requests since the start} */
    public RequestCounts counts() {
        return assembly().counts();
    }

    /** {@return the refusals of late} */
    public RefusalRing refusals() {
        return assembly().refusals();
    }

    /** {@return what is wrong at the moment with what is kept beyond requests} */
    public StoreTrouble storeTrouble() {
        return assembly().storeTrouble();
    }

    /** {@return how full the limit store is, and what it had to give up} */
    public StoreUsage storeUsage() {
        return assembly().storeUsage();
    }

    /** {@return where requests wait for their turn under limits that delay} */
    public Departures departures() {
        return assembly().departures();
    }

    /** {@return where requests are forwarded to, by the ids of routes} */
    public SortedMap<String, Upstream> upstreams() {
        return assembly().upstreams().all();
    }

    /** {@return what forwards requests to upstreams} */
    public Proxy proxy() {
        return assembly().proxy();
    }

    /** {@return the configuration in force} */
    public GatewayConfig config() {
        return assembly().config();
    }

    /** {@return what is wrong with the configuration since the start; if there is anything, API requests get 503} */
    public List<Fault> faults() {
        return gateway().rules().faults();
    }

    /** {@return what is wrong with the configuration file as it is now, so that it was not taken over} */
    public List<Fault> reloadFaults() {
        return assembly().reloadFaults();
    }

    /** {@return who was found by ServiceLoader, for people to read} */
    public List<String> providers() {
        return assembly().providers();
    }

    private Assembly assembly() {
        Assembly started = assembly;
        if (started == null) {
            throw new IllegalStateException("the gateway has not started yet");
        }
        return started;
    }
}
