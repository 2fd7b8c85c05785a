package gateway.web.management;

import gateway.api.limit.StoreUsage;
import gateway.web.admission.Failures;
import gateway.web.admission.RequestCounts;
import gateway.web.live.LiveStreams;
import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** What the gateway counts since it was started, for people to read. */
@RequestScoped
@Path("/metrics")
@Produces(MediaType.APPLICATION_JSON)
public class MetricsResource {
    private static final int CLASSES = 5;

    @Inject
    private RunningGateway running;

    @Inject
    private LiveStreams streams;

    /** For the server. */
    public MetricsResource() {}

    /** {@return the counts as they are now} */
    @GET
    public Map<String, Object> metrics() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("requests", requests(running.counts()));
        fields.put("refusals", running.counts().byError());
        fields.put("rejections", running.counts().byPolicy());
        fields.put("limitStore", usage(running.storeUsage()));
        fields.put("listeners", streams.listeners());
        fields.put("waiting", running.departures().size());
        fields.put("forwarding", running.proxy().inFlight());
        fields.put("brokenResponses", running.proxy().broken());
        fields.put("failures", failures(running.gateway().failures()));
        return fields;
    }

    private static Map<String, Object> requests(RequestCounts counts) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 1; i <= CLASSES; i++) {
            fields.put(i + "xx", counts.ofClass(i));
        }
        return fields;
    }

    private static Map<String, Object> usage(StoreUsage usage) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("keys", usage.keys());
        fields.put("bytes", usage.bytes());
        fields.put("evictedKeys", usage.evictedKeys());
        fields.put("refusedKeys", usage.refusedKeys());
        return fields;
    }

    /** By the same names as in the answers about health. */
    private static Map<String, Object> failures(Failures failures) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (Failures.Part part : Failures.Part.values()) {
            fields.put(part.name().toLowerCase(Locale.ROOT), failures.count(part));
        }
        return fields;
    }
}
